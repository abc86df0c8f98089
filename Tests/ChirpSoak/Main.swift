import Foundation
import HostileSpecs

/// Gives the generator hostile specs, one for each number, and fails if text of one becomes
/// anything else than text, or if one makes it trap or hang.
@main
enum Main {
  static func main() {
    do {
      let plan = try Plan(Array(CommandLine.arguments.dropFirst()))
      if plan.isWorker { try work(plan) } else { exit(try Supervisor(plan: plan).run()) }
    } catch {
      Supervisor.say("\(error)")
      exit(2)
    }
  }

  private static func work(_ plan: Plan) throws {
    do {
      var worker = try Worker(plan)
      try worker.run()
    } catch let failure as Failure {
      guard let seed = failure.seed else { throw failure }
      let folder = plan.folder.deletingLastPathComponent()
      try Supervisor.report(failure.text, seed: seed, in: folder)
      exit(1)
    }
  }
}
