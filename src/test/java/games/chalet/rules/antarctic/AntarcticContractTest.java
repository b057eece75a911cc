package games.chalet.rules.antarctic;

class AntarcticContractTest extends AntarcticContract {

  AntarcticContractTest() {
    super(new Antarctic());
  }

  @Override
  protected int matches() {
    return 500;
  }

  @Override
  protected int closeMatches() {
    return 16;
  }
}
