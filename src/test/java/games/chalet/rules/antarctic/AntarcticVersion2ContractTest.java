package games.chalet.rules.antarctic;

/** Matches that began before the ruling of 2026-11-26 keep all promises, too. */
class AntarcticVersion2ContractTest extends AntarcticContract {

  AntarcticVersion2ContractTest() {
    super(Antarctic.version2());
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
