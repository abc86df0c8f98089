import Testing

@testable import ChirpRuntime

/// Every policy with every status, method and form of `Retry-After`.
@Suite struct RetryScheduleTests {
  /// Those that the policies name, their neighbours, and the kinds that are answers for good.
  private static let statuses = [
    101, 200, 204, 304, 400, 401, 403, 404, 407, 408, 409, 421, 422, 425, 428, 429, 430, 499, 500,
    501, 502, 503, 504, 505, 511, 599,
  ]

  private static let custom = RetryPolicy(attempts: 6, base: .seconds(10), cap: .seconds(25))

  /// The policies, with the waits that they draw.
  private static let policies: [(policy: RetryPolicy, waits: [Duration])] = [
    (.none, []),
    (.standard, [.attoseconds(283_280_787_586_140_448), .attoseconds(745_781_757_262_701_184)]),
    (
      .aggressive,
      [
        .attoseconds(113_312_315_034_456_176), .attoseconds(298_312_702_905_080_448),
        .attoseconds(776_802_202_869_436_928), .attoseconds(710_974_747_289_235_328),
      ]
    ),
    (
      custom,
      [
        .attoseconds(5_665_615_751_722_809_344),
        .seconds(14) + .attoseconds(915_635_145_254_023_168),
        .seconds(24) + .attoseconds(275_068_839_669_907_456),
        .seconds(11) + .attoseconds(108_980_426_394_302_464),
        .seconds(11) + .attoseconds(106_617_520_658_952_192),
      ]
    ),
  ]

  /// The methods, with or without a key, and the statuses after which they are sent again.
  private static let methods: [(method: HTTPMethod, hasKey: Bool, statuses: Set<Int>)] = [
    (.get, false, all), (.head, false, all), (.put, false, all), (.delete, false, all),
    (.options, false, all), ("TRACE", false, all),
    (.post, false, [429]), (.patch, false, [429]), ("CONNECT", false, [429]),
    ("PURGE", false, [429]), ("get", false, [429]), ("", false, [429]),
    (.get, true, all), (.post, true, all), (.patch, true, all), ("PURGE", true, all),
  ]
  private static let all: Set = [408, 429, 500, 502, 503, 504]

  /// What a server may say, and what it asks for; nil: nothing.
  private static let forms: [(headers: HTTPHeaders, wait: Duration?)] = [
    ([:], nil),
    (["Retry-After": "0"], .zero),
    (["Retry-After": "1"], .seconds(1)),
    (["retry-after": "60"], .seconds(60)),
    (["Retry-After": "0.25"], .seconds(1)),
    (["Retry-After": "1, 20"], .seconds(20)),
    (["Retry-After": "Sun, 06 Nov 1994 08:49:57 GMT"], .seconds(20)),
    (["Retry-After": "Sunday, 06-Nov-94 08:49:57 GMT"], .seconds(20)),
    (["Retry-After": "Sun Nov  6 08:49:57 1994"], .seconds(20)),
    (["Retry-After": "6 Nov 1994 08:49:57 UTC"], .seconds(20)),
    (["Retry-After": "Sun, 06 Nov 1994 08:49:36 GMT"], .zero),
    (
      [
        "Retry-After": "Tue, 06 Nov 2001 08:00:12 GMT", "Date": "Tuesday, 06-Nov-01 08:00:00 GMT",
      ], .seconds(12)
    ),
    (["Retry-After": "-1"], nil),
    (["Retry-After": "soon"], nil),
    (["Retry-After": ""], nil),
  ]

  /// What a server may say that asks for too much.
  private static let longForms: [(headers: HTTPHeaders, wait: Duration)] = [
    (["Retry-After": "61"], .seconds(61)),
    (["Retry-After": "60.1"], .seconds(61)),
    (["Retry-After": "99999999999999999999"], .seconds(2_147_483_648)),
    (["Retry-After": "Sun, 06 Nov 1994 08:50:38 GMT"], .seconds(61)),
    (["Retry-After": "Sunday, 06-Nov-94 08:50:38 GMT"], .seconds(61)),
    (["Retry-After": "Sun Nov  6 08:50:38 1994"], .seconds(61)),
    (
      [
        "Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:48:36 GMT",
      ], .seconds(61)
    ),
  ]

  @Test(arguments: statuses)
  func aStatusIsFollowedByTheScheduleOfThePolicy(status: Int) {
    for (policy, waits) in Self.policies {
      for (method, hasKey, statuses) in Self.methods {
        for (headers, wait) in Self.forms {
          let call = RepeatedCall(policy: policy, method: method, sendsIdempotencyKey: hasKey)
          let isRetried = statuses.contains(status)
          let expected = (isRetried ? waits : []).map { drawn in
            RetryDecision.retry(after: max(drawn, wait ?? .zero))
          }
          #expect(
            call.decisions(after: .response(status: status, headers: headers))
              == expected + [.finish], "\(policy) \(method) \(hasKey) \(headers)")
        }
      }
    }
  }

  @Test(arguments: statuses)
  func aServerThatAsksForTooMuchIsNotAskedAgain(status: Int) {
    for (policy, waits) in Self.policies {
      for (method, hasKey, statuses) in Self.methods {
        for (headers, wait) in Self.longForms {
          let call = RepeatedCall(policy: policy, method: method, sendsIdempotencyKey: hasKey)
          let isRetried = statuses.contains(status) && !waits.isEmpty
          #expect(
            call.decisions(after: .response(status: status, headers: headers))
              == [isRetried ? .rateLimited(retryAfter: wait) : .finish],
            "\(policy) \(method) \(hasKey) \(headers)")
        }
      }
    }
  }
}
