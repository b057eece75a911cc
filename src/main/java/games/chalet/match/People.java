package games.chalet.match;

import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who is there, as the journal knows it, and what the others would do about who is not.
 *
 * @param away by seat
 * @param votes about seats whose person is away
 * @param deserted since when nobody is there any more; null while somebody is
 */
record People(List<Away> away, List<Vote> votes, @Nullable Instant deserted) {

  People {
    away = List.copyOf(away);
    votes = List.copyOf(votes);
  }

  /** What one seat would do about another. */
  record Vote(Seat about, Seat by, Proposal proposal) {}

  static People allPresent(int seats) {
    return new People(Collections.nCopies(seats, Away.PRESENT), List.of(), null);
  }

  Away away(Seat seat) {
    return away.get(seat.index());
  }

  boolean anybody() {
    return away.contains(Away.PRESENT);
  }

  People after(Entry.Presence presence) {
    List<Away> after = new ArrayList<>(away);
    after.set(presence.seat().index(), away(presence.seat()).after(presence.change()));
    return new People(after, Votes.after(votes, presence), deserted);
  }

  People after(Entry.Voice voice) {
    return new People(away, Votes.after(votes, voice), deserted);
  }

  /** When the match is over there is nothing to vote about. */
  People withoutVotes() {
    return new People(away, List.of(), deserted);
  }

  /** The same at that moment: if nobody is there, it is known since when. */
  People asOf(Instant now) {
    if (anybody()) {
      return deserted == null ? this : new People(away, votes, null);
    }
    return deserted == null ? new People(away, votes, now) : this;
  }
}
