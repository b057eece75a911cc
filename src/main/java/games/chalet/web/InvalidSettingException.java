package games.chalet.web;

/** A setting has a value of the right type that can never work; thrown where settings are read. */
public final class InvalidSettingException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String property;
  private final String allowed;

  /**
   * Creates a failure.
   *
   * @param property the name in {@code docs/settings.md}, such as {@code chalet.backup.schedule}
   * @param allowed the values that work, with an example: completes "Set it to ..."
   */
  public InvalidSettingException(String property, String allowed) {
    super(property + " has to be " + allowed);
    this.property = property;
    this.allowed = allowed;
  }

  /** Refuses a value. */
  public static void require(boolean works, String property, String allowed) {
    if (!works) {
      throw new InvalidSettingException(property, allowed);
    }
  }

  String property() {
    return property;
  }

  String allowed() {
    return allowed;
  }
}
