package games.chalet.rules.hike;

class HikeContractTest extends HikeContract {

  HikeContractTest() {
    super(new Hike());
  }

  @Override
  protected int matches() {
    return 300;
  }

  @Override
  protected int closeMatches() {
    return 20;
  }
}
