package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.CommittedMatch;
import org.jspecify.annotations.Nullable;

/**
 * A command that is on disk and not acknowledged yet. The frame that shows the sender its effect
 * may carry the acknowledgement.
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

  /**
   * Returns the session to acknowledge in the frame of that version to that viewer; null if this
   * frame does not carry the acknowledgement.
   */
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
