package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.CommittedMatch;
import org.jspecify.annotations.Nullable;

/**
 * A command that is on disk and whose sender has not been told so yet. The frame that shows them
 * what it did may tell it.
 */
final class DueAcknowledgement {

  private final ReplyAddress.Session to;
  private final Seat seat;
  private final CommittedMatch.Answer answer;
  private boolean told;

  DueAcknowledgement(ReplyAddress.Session to, Seat seat, CommittedMatch.Answer answer) {
    this.to = to;
    this.seat = seat;
    this.answer = answer;
  }

  /** Where it is to go with the frame of that version to that viewer; null if not with that one. */
  ReplyAddress.@Nullable Session with(int place, int version) {
    return !told && place == seat.index() && version == answer.version() ? to : null;
  }

  void told() {
    told = true;
  }

  boolean isTold() {
    return told;
  }
}
