package games.chalet.rules.hike.deck;

import java.util.List;
import java.util.Optional;

/**
 * The cards of the husky deck and of the care piles. Each husky is a single card; of each other
 * kind there are twelve cards, which nobody can tell apart.
 *
 * <p>The rulebook shows no list of the huskies: names, points and edges are ours (ruling R34), made
 * so that all its counts are right.
 */
@SuppressWarnings("ImmutableEnumChecker") // The lists are unmodifiable, the edges a record.
public enum Card {
  H01("Ash", "C", "BBBP"),
  H02("Aurora", "C", "BPBP"),
  H03("Birch", "C", "BPPP"),
  H04("Blizzard", "C", "PBBB"),
  H05("Boreal", "C", "PBPB"),
  H06("Bramble", "C", "PPPB"),
  H07("Breeze", "I", "BBBB"),
  H08("Cedar", "I", "BBPB"),
  H09("Cinder", "I", "BPPB"),
  H10("Cloud", "I", "PBPP"),
  H11("Comet", "I", "PPBP"),
  H12("Copper", "P", "BBPP"),
  H13("Cricket", "P", "BPBB"),
  H14("Dune", "P", "PBBP"),
  H15("Echo", "P", "PPBB"),
  H16("Ember", "P", "PPPP"),
  H17("Fern", "CC", "BBBP"),
  H18("Fjord", "CC", "BPPB"),
  H19("Flint", "CC", "BPPP"),
  H20("Frost", "CC", "PBBB"),
  H21("Gale", "CC", "PBPB"),
  H22("Glacier", "CC", "PPBP"),
  H23("Granite", "CI", "BBBB"),
  H24("Harbor", "CI", "BPBB"),
  H25("Hazel", "CI", "BPBP"),
  H26("Iris", "CI", "PBPB"),
  H27("Jasper", "CI", "PBPP"),
  H28("Juniper", "CI", "PPPB"),
  H29("Kestrel", "CP", "BBBB"),
  H30("Lark", "CP", "BBPP"),
  H31("Lynx", "CP", "PPBB"),
  H32("Maple", "CP", "PPPP"),
  H33("Marten", "II", "BPBP"),
  H34("Moss", "II", "PPPP"),
  H35("Nimbus", "IP", "BBPB"),
  H36("North", "IP", "PBBP"),
  H37("Opal", "CCC", "BBPB"),
  H38("Otter", "CCC", "PPBP"),
  H39("Pepper", "CCI", "BBBP"),
  H40("Quartz", "CCI", "BPPP"),
  H41("Raven", "CCI", "PBPP"),
  H42("Ridge", "CCI", "PPBB"),
  H43("Sable", "CCP", "BBPP"),
  H44("Sage", "CCP", "BPBB"),
  H45("Storm", "CCP", "PBBP"),
  H46("Summit", "CCP", "PPPB"),
  H47("Tundra", "CII", "PBBB"),
  H48("Willow", "CIP", "BPPB"),
  Y1("Acorn", "", "JJJJ"),
  Y2("Biscuit", "", "JJJJ"),
  Y3("Clover", "", "JJJJ"),
  Y4("Dot", "", "JJJJ"),
  Y5("Fidget", "", "JJJJ"),
  Y6("Pip", "", "JJJJ"),
  Y7("Sprout", "", "JJJJ"),
  Y8("Tumble", "", "JJJJ"),
  EQUIPMENT("Equipment"),
  SINGLE_CARE("Care"),
  DOUBLE_CARE("Double care");

  private final String title;
  private final List<Terrain> points;
  private final Optional<Edges> edges;

  Card(String title) {
    this.title = title;
    this.points = List.of();
    this.edges = Optional.empty();
  }

  /**
   * @param points a letter for each movement point
   * @param edges a letter for each side: top, right, bottom, left
   */
  Card(String title, String points, String edges) {
    this.title = title;
    this.points = points.chars().mapToObj(CardNotation::terrain).toList();
    this.edges = Optional.of(CardNotation.edges(edges));
  }

  /** Returns the name that is printed on it. */
  public String title() {
    return title;
  }

  /** Returns the printed movement points; none on youngsters and on cards that are no huskies. */
  public List<Terrain> points() {
    return points;
  }

  /** Returns the edges; empty for a card that is no husky. */
  public Optional<Edges> edges() {
    return edges;
  }

  /** Returns true for a husky, experienced or a youngster. */
  public boolean husky() {
    return edges.isPresent();
  }

  /** Returns true for a husky that has movement points. */
  public boolean experienced() {
    return !points.isEmpty();
  }

  /** Returns true for a husky without movement points. */
  public boolean youngster() {
    return husky() && !experienced();
  }

  /** Returns true for a care card, single or double. */
  public boolean care() {
    return this == SINGLE_CARE || this == DOUBLE_CARE;
  }
}
