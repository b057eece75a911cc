package games.chalet.match.command;

import org.jspecify.annotations.Nullable;

/**
 * What somebody sent about a match, before it is known which seat is theirs.
 *
 * @param playerId null for a stranger
 */
public record SentRequest(
    String matchId,
    @Nullable String playerId,
    MatchRequest request,
    ReplyAddress.Session replyTo) {}
