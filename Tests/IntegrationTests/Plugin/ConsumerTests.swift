import Testing

/// Packages of users that build with this one. They share what they build, and so go one by one.
@Suite(.serialized, .timeLimit(.minutes(15))) enum ConsumerTests {}
