package games.chalet.rules.hike;

/** Under the rules of version 1 (ruling R24 as it was): its golden matches go as they went. */
class HikeVersion1ContractTest extends HikeContract {

  HikeVersion1ContractTest() {
    super(Hike.version1());
  }

  @Override
  protected int matches() {
    return 60;
  }

  @Override
  protected int closeMatches() {
    return 10;
  }
}
