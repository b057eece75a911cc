package games.chalet.match.command;

import org.jspecify.annotations.Nullable;

/**
 * A request that a person sent about a match, before their seat is known.
 *
 * @param playerId null for a stranger
 * @param replyTo a socket, but for a snapshot that another module asks for
 */
public record SentRequest(
    String matchId, @Nullable String playerId, MatchRequest request, ReplyAddress replyTo) {}
