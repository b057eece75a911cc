package games.chalet.match.command;

import org.jspecify.annotations.Nullable;

/** A request to a match. Pure data: one that is read back from its JSON is equal to it. */
public sealed interface MatchRequest permits MatchCommand, MatchQuery, BotRequest {

  /**
   * A request that a person sent about a match, before their seat is known.
   *
   * @param playerId null for a stranger
   * @param replyTo a socket, but for a snapshot that another module asks for
   */
  record SentRequest(
      String matchId, @Nullable String playerId, MatchRequest request, ReplyAddress replyTo) {}
}
