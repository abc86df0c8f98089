import ChirpRuntime

public nonisolated struct Folder: Hashable, Sendable {
  public var name: String
  public var parent: Folder? {
    @storageRestrictions(initializes: _parent)
    init { _parent = Indirect(wrappedValue: newValue) }
    get { _parent.wrappedValue }
    set { _parent.wrappedValue = newValue }
  }
  private var _parent: Indirect<Folder?>

  public init(name: String, parent: Folder? = nil) {
    self.name = name
    self.parent = parent
  }
}

/// A cycle of two types, of which one field is boxed.
public nonisolated struct Author: Hashable, Sendable {
  public var bestKnown: Book {
    @storageRestrictions(initializes: _bestKnown)
    init { _bestKnown = Indirect(wrappedValue: newValue) }
    get { _bestKnown.wrappedValue }
    set { _bestKnown.wrappedValue = newValue }
  }
  private var _bestKnown: Indirect<Book>

  public init(bestKnown: Book) {
    self.bestKnown = bestKnown
  }

  public nonisolated struct Book: Hashable, Sendable {
    public var title: String
    public var foreword: Author?

    public init(title: String, foreword: Author? = nil) {
      self.title = title
      self.foreword = foreword
    }
  }
}

public nonisolated struct Chain<Item: Sendable>: Sendable {
  public var item: Item
  public var next: Chain<Item>? {
    @storageRestrictions(initializes: _next)
    init { _next = Indirect(wrappedValue: newValue) }
    get { _next.wrappedValue }
    set { _next.wrappedValue = newValue }
  }
  private var _next: Indirect<Chain<Item>?>

  public init(item: Item, next: Chain<Item>? = nil) {
    self.item = item
    self.next = next
  }
}

nonisolated extension Chain: Equatable where Item: Equatable {}
nonisolated extension Chain: Hashable where Item: Hashable {}
