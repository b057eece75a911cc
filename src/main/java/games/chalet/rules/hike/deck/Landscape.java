package games.chalet.rules.hike.deck;

import java.util.List;

/**
 * The landscape cards. The rulebook shows no list of them: names and fields are ours (ruling R34),
 * made so that all its counts are right.
 */
public enum Landscape {
  LS("Start", "CCCIC"),
  L01("Forest trail", "CCCCC"),
  L02("Pine wood", "CCIPC"),
  L03("Fallen timber", "CCcCI"),
  L04("Clearing", "CPCCC"),
  L05("Frozen lake", "CIIIC"),
  L06("Lake shore", "IICCC"),
  L07("River crossing", "CiICC"),
  L08("Mountain pass", "CPCPC"),
  L09("Glacier tongue", "ICIIC"),
  L10("Windy ridge", "CICPC"),
  L11("Powder bowl", "CPPCI"),
  L12("Rolling hills", "CICCI"),
  L13("High valley", "CCICP"),
  L14("Tundra", "ICCIC"),
  L15("Ice field", "CIICP"),
  L16("Drifted road", "CPICI"),
  LF("Finish", "CICCPC");

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // The list is unmodifiable.
  private final List<Field> fields;

  /**
   * @param fields a letter for each field; small where it needs equipment
   */
  Landscape(String title, String fields) {
    this.title = title;
    this.fields = fields.chars().mapToObj(CardNotation::field).toList();
  }

  /** Returns the name that is printed on it. */
  public String title() {
    return title;
  }

  /** Returns the fields in the order in which sleds enter them; the start space is none. */
  public List<Field> fields() {
    return fields;
  }
}
