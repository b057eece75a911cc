package games.chalet.rules.crashlanding;

/** The promises of every game, for the matches that began under version 1 of the rules. */
class CrashLandingVersion1ContractTest extends CrashLandingContract {

  CrashLandingVersion1ContractTest() {
    super(Rulings.V1);
  }

  @Override
  protected int matches() {
    return 240;
  }

  @Override
  protected int closeMatches() {
    return 24;
  }
}
