package games.chalet.storage;

import games.chalet.web.ServerReason;

/** The reasons for which the locks or the disk of the database refuse. */
public enum StorageRefusal implements ServerReason {
  NEARLY_FULL(
      503,
      "no-room",
      "The server’s disk is nearly full, so nothing new can be started. Running matches continue."),
  FULL(
      503,
      "no-room",
      "The server’s disk is full. Nothing was changed; play continues as soon as there is room."),
  RESTARTING(503, "unavailable", "The server is restarting. Please try again soon."),
  LOCKED(503, "unavailable", "Someone else is changing this right now. Please try again.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  StorageRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("storage", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
