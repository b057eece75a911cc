package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.Replies;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.MatchRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers the queries of people about one match. */
final class QueryHandler {

  private static final Logger LOG = LoggerFactory.getLogger(QueryHandler.class);

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final PositionPublisher publisher;
  private final PreviewHandler previews;
  private final Replies replies;

  QueryHandler(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      PositionPublisher publisher,
      PreviewHandler previews,
      Replies replies) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.publisher = publisher;
    this.previews = previews;
    this.replies = replies;
  }

  void handle(MatchMessage.SentQuery sent) {
    state.touch();
    switch (sent.query()) {
      case MatchQuery.Snapshot snapshot -> snapshot(sent);
      case MatchQuery.Preview preview -> previews.ask(sent, preview);
    }
  }

  private void snapshot(MatchMessage.SentQuery sent) {
    if (!isStillOwned()) {
      replies.refused(sent.replyTo(), MatchRefusal.UNAVAILABLE.of());
      return;
    }
    reader.committedFor(sent).ifPresent(present -> snapshot(sent, present));
  }

  private void snapshot(MatchMessage.SentQuery sent, CommittedMatch<?, ?, ?, ?> present) {
    Seat seat = sent.seat();
    if (seat != null && !state.holds(sent.player(), seat)) {
      replies.refused(sent.replyTo(), MatchRefusal.NOT_WATCHABLE.of());
      return;
    }
    int place = seat == null ? state.header().seats().size() : seat.index();
    replies.snapshot(sent.replyTo(), publisher.position(present, place), present.past(place));
  }

  /**
   * Returns true if this process still owns the match, so that no viewer is shown an outdated
   * board.
   */
  private boolean isStillOwned() {
    try {
      if (state.isStillOwned()) {
        return true;
      }
      writer.letGo();
    } catch (RuntimeException e) {
      LOG.error("Failed to read the owner of match {}", state.id(), e);
    }
    return false;
  }
}
