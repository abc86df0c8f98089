extension APISending {
  /// The items of all pages of `endpoint`, in order.
  ///
  /// Nothing is sent before the first item is awaited, and no page before the items of the page
  /// before it are used up.
  public func items<Page, Item>(
    _ endpoint: PagedEndpoint<Page, Item>
  ) -> PagedItems<Page, Item> {
    PagedItems(PageWalker(endpoint, client: self))
  }

  /// The pages of `endpoint`, in order.
  ///
  /// Nothing is sent before the first page is awaited, and no page before it is awaited.
  public func pages<Page, Item>(
    _ endpoint: PagedEndpoint<Page, Item>
  ) -> PageSequence<Page, Item> {
    PageSequence(PageWalker(endpoint, client: self))
  }
}
