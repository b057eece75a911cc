package games.chalet.table.message;

/**
 * The <i>reaction</i> of {@code docs/protocol.md}: a reaction of a person, as the table's topic
 * publishes it.
 *
 * @param kind always {@code reaction}
 * @param player the sender's public id
 */
public record ReactionNews(String kind, String player, Reaction reaction) {

  public ReactionNews(String player, Reaction reaction) {
    this("reaction", player, reaction);
  }
}
