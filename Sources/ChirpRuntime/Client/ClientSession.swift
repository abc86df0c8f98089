import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that carries a client's requests: on Apple platforms the one that it is given.
///
/// FoundationNetworking ends the process if a task is cancelled while a session's cache is asked,
/// and replaces the cookies of a request by those that a session keeps, whatever the request says.
/// So there it is a session of the same settings without a cache, and another one without cookies.
final class ClientSession: Sendable {
  let session: URLSession

  init(_ session: URLSession) {
    #if canImport(FoundationNetworking)
      let configuration = session.configuration
      configuration.urlCache = nil
      self.session = URLSession(configuration: configuration)
    #else
      self.session = session
    #endif
  }

  #if canImport(FoundationNetworking)
    private init(configuration: URLSessionConfiguration) {
      session = URLSession(configuration: configuration)
    }

    deinit {
      // The last reference may go on the session's own queue, for which this waits.
      DispatchQueue.global().async { [session] in
        session.finishTasksAndInvalidate()
      }
    }
  #endif

  /// A session for requests that have cookies of their own.
  func withoutCookies() -> ClientSession {
    #if canImport(FoundationNetworking)
      let configuration = session.configuration
      configuration.httpShouldSetCookies = false
      configuration.httpCookieStorage = nil
      return ClientSession(configuration: configuration)
    #else
      return self
    #endif
  }

  /// The headers that the session adds to each request that has none of their names.
  var addedHeaders: [String] {
    (session.configuration.httpAdditionalHeaders ?? [:]).keys.compactMap { $0 as? String }
  }

  /// Stops `task`.
  func cancel(_ task: URLSessionTask) {
    #if canImport(FoundationNetworking)
      // Tasks complete on this queue, so that none is cancelled meanwhile.
      session.delegateQueue.addOperation {
        task.cancel()
      }
    #else
      task.cancel()
    #endif
  }
}
