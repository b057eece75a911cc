package games.chalet.table.model;

/** An action that only the host may take. */
enum HostAction {
  START("start the match"),
  CHANGE_SETTINGS("change the settings"),
  CHOOSE_GAME("choose the game"),
  HAND_OVER("choose another host"),
  REMOVE_GUEST("remove a guest"),
  MUTE_GUEST("mute a guest"),
  ANSWER_REQUEST("answer that question"),
  ADD_BOT("add bots"),
  REMOVE_BOT("remove a bot"),
  EMPTY_SEAT("empty another player’s seat"),
  GIVE_SEAT_TO_PROGRAM("give that seat to a program"),
  TAKE_TOKEN_BACK("withdraw the token of another player’s program");

  private final String words;

  HostAction(String words) {
    this.words = words;
  }

  /** Returns the action in the middle of an English sentence. */
  @Override
  public String toString() {
    return words;
  }
}
