package games.chalet.rules.crashlanding;

class CrashLandingContractTest extends CrashLandingContract {

  CrashLandingContractTest() {
    super(Rulings.V2);
  }

  @Override
  protected int matches() {
    return 720;
  }

  @Override
  protected int closeMatches() {
    return 72;
  }
}
