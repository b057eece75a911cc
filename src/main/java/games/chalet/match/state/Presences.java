package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.match.Proposal;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The presence of the players, as the journal knows it, and the votes about those away.
 *
 * @param bySeat the presence of each player
 * @param votes about seats whose person is away
 * @param allLeft since when no player is there any more; null while at least one is
 */
public record Presences(List<Presence> bySeat, List<Vote> votes, @Nullable Instant allLeft) {

  public Presences {
    bySeat = List.copyOf(bySeat);
    votes = List.copyOf(votes);
  }

  /** A vote of one seat about another, whose player is away. */
  public record Vote(Seat about, Seat by, Proposal proposal) {}

  /** Returns the presences at the start, when all persons are there. */
  static Presences atTheStart(Header header) {
    return new Presences(
        header.allSeats().stream().map(seat -> atTheStart(header, seat)).toList(), List.of(), null);
  }

  private static Presence atTheStart(Header header, Seat seat) {
    if (header.botAt(seat).isEmpty()) {
      return Presence.PRESENT;
    }
    return header.isOfProgram(seat) ? Presence.PROGRAM : Presence.BOT;
  }

  Presence of(Seat seat) {
    return bySeat.get(seat.index());
  }

  /** Returns true if a player is there to play; programs count where no person ever sat down. */
  boolean anybody() {
    return bySeat.contains(Presence.PRESENT)
        || (bySeat.contains(Presence.PROGRAM) && bySeat.stream().allMatch(Presence::isBots));
  }

  /** Returns true if only bots are left, and no player for whom they would play. */
  boolean onlyBots() {
    return bySeat.stream().allMatch(Presence.BOT::equals);
  }

  Presences after(Entry.Presence presence) {
    List<Presence> after = new ArrayList<>(bySeat);
    after.set(presence.seat().index(), of(presence.seat()).after(presence.change()));
    return new Presences(after, votesAfter(presence), allLeft);
  }

  /** Returns the presences after a seat has passed to another person, who is there. */
  Presences after(Entry.Passed passed) {
    List<Presence> after = new ArrayList<>(bySeat);
    after.set(passed.seat().index(), Presence.PRESENT);
    return new Presences(after, votesWithout(passed.seat()), allLeft);
  }

  Presences after(Entry.Voice voice) {
    return new Presences(bySeat, votesAfter(voice), allLeft);
  }

  /** Returns a copy without votes: when the match is over there is nothing to vote about. */
  Presences withoutVotes() {
    return new Presences(bySeat, List.of(), allLeft);
  }

  /** Returns a copy at that moment: if no player is there, it records since when. */
  Presences asOf(Instant now) {
    if (anybody()) {
      return allLeft == null ? this : new Presences(bySeat, votes, null);
    }
    return allLeft == null ? new Presences(bySeat, votes, now) : this;
  }

  /** Returns the votes after one more; a seat that changes its vote is counted once. */
  private List<Vote> votesAfter(Entry.Voice voice) {
    List<Vote> kept = new ArrayList<>(votes);
    kept.removeIf(vote -> vote.by().equals(voice.seat()) && vote.about().equals(voice.about()));
    kept.add(new Vote(voice.about(), voice.seat(), voice.proposal()));
    kept.sort(Comparator.comparing(Vote::about).thenComparing(Vote::by));
    return kept;
  }

  /**
   * Returns the votes after a change of presence. A player who leaves loses their votes; votes
   * about a player who is back, or played on, end.
   */
  private List<Vote> votesAfter(Entry.Presence presence) {
    List<Vote> kept = new ArrayList<>(votes);
    boolean settled = presence.change() != Entry.Change.LEFT;
    boolean silent = presence.change() != Entry.Change.RETURNED;
    kept.removeIf(
        vote ->
            (settled && vote.about().equals(presence.seat()))
                || (silent && vote.by().equals(presence.seat())));
    return kept;
  }

  /** Returns the votes without those of a seat and about it. */
  private List<Vote> votesWithout(Seat seat) {
    return votes.stream()
        .filter(vote -> !vote.about().equals(seat) && !vote.by().equals(seat))
        .toList();
  }

  /**
   * Returns the proposal on which all voters agree about that seat.
   *
   * @param voters those who are there
   */
  Optional<Proposal> agreed(Seat about, Set<Seat> voters) {
    Set<Seat> missing = new HashSet<>(voters);
    Set<Proposal> proposals = new HashSet<>();
    for (Vote vote : votes) {
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
