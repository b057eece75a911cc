package games.chalet.rules.antarctic;

/** Matches that began before the rulings of 2026-11-22 keep all promises, too. */
class AntarcticVersion1ContractTest extends AntarcticContract {

  AntarcticVersion1ContractTest() {
    super(Antarctic.version1());
  }

  @Override
  protected int matches() {
    return 100;
  }

  @Override
  protected int closeMatches() {
    return 4;
  }
}
