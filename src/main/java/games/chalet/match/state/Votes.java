package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.match.Proposal;
import games.chalet.match.journal.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The votes of those present about those away. */
final class Votes {

  private Votes() {}

  /** Returns the votes after one more; a seat that changes its vote is counted once. */
  static List<Presences.Vote> after(List<Presences.Vote> votes, Entry.Voice voice) {
    List<Presences.Vote> kept = new ArrayList<>(votes);
    kept.removeIf(vote -> vote.by().equals(voice.seat()) && vote.about().equals(voice.about()));
    kept.add(new Presences.Vote(voice.about(), voice.seat(), voice.proposal()));
    kept.sort(Comparator.comparing(Presences.Vote::about).thenComparing(Presences.Vote::by));
    return List.copyOf(kept);
  }

  /**
   * Returns the votes after a change of presence. A player who leaves loses their votes; votes
   * about a player who is back, or played on, end.
   */
  static List<Presences.Vote> after(List<Presences.Vote> votes, Entry.Presence presence) {
    List<Presences.Vote> kept = new ArrayList<>(votes);
    boolean settled = presence.change() != Entry.Change.LEFT;
    boolean silent = presence.change() != Entry.Change.RETURNED;
    kept.removeIf(
        vote ->
            (settled && vote.about().equals(presence.seat()))
                || (silent && vote.by().equals(presence.seat())));
    return List.copyOf(kept);
  }

  /** Returns the votes without those of a seat and about it. */
  static List<Presences.Vote> without(List<Presences.Vote> votes, Seat seat) {
    return votes.stream()
        .filter(vote -> !vote.about().equals(seat) && !vote.by().equals(seat))
        .toList();
  }

  /**
   * Returns the proposal on which all voters agree about that seat.
   *
   * @param voters those who are there
   */
  static Optional<Proposal> agreed(List<Presences.Vote> votes, Seat about, Set<Seat> voters) {
    Set<Seat> missing = new HashSet<>(voters);
    Set<Proposal> proposals = new HashSet<>();
    for (Presences.Vote vote : votes) {
      if (vote.about().equals(about) && voters.contains(vote.by())) {
        missing.remove(vote.by());
        proposals.add(vote.proposal());
      }
    }
    return missing.isEmpty() && proposals.size() == 1
        ? Optional.of(proposals.iterator().next())
        : Optional.empty();
  }
}
