package games.chalet.match;

import org.jspecify.annotations.Nullable;

/**
 * What somebody sent about a match, before it is known which seat is theirs.
 *
 * @param playerId null for a stranger
 */
record SentRequest(
    String matchId,
    @Nullable String playerId,
    MatchRequest request,
    ReplyAddress.Session replyTo) {}
