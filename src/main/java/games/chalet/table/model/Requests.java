package games.chalet.table.model;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The questions to the host of a table, oldest first: one of each person, open or refused; and the
 * seats that have passed by claims. It knows what was asked, not what may be; {@link TableRequests}
 * and {@link TableClaims} do.
 */
public final class Requests {

  /** The most refusals that are remembered. */
  private static final int MOST_REFUSED = 40;

  private final List<Request> all;
  private final List<Passing> passings;

  /** Creates the questions of a table and its passings, oldest first. */
  public Requests(Collection<Request> all, Collection<Passing> passings) {
    this.all = new ArrayList<>(all);
    this.passings = new ArrayList<>(passings);
  }

  Requests copy() {
    return new Requests(all, passings);
  }

  /** Returns all passings to store, oldest first. */
  public List<Passing> passings() {
    return List.copyOf(passings);
  }

  void replacePassings(Collection<Passing> others) {
    List<Passing> now = List.copyOf(others);
    passings.clear();
    passings.addAll(now);
  }

  /** Returns all questions to store, also refused ones. */
  public List<Request> all() {
    return List.copyOf(all);
  }

  Optional<Request> of(String person) {
    return all.stream().filter(request -> request.person().equals(person)).findFirst();
  }

  /** Puts a question in the place of the same person's earlier one. */
  void put(Request request) {
    remove(request.person());
    all.add(request);
    List<Request> refused = all.stream().filter(Request::refused).toList();
    if (refused.size() > MOST_REFUSED) {
      all.remove(refused.getFirst());
    }
  }

  void remove(String person) {
    all.removeIf(request -> request.person().equals(person));
  }

  /** Removes the open questions for which this is true; returns true if there were any. */
  boolean removeOpen(Predicate<Request> which) {
    return all.removeIf(request -> !request.refused() && which.test(request));
  }

  void removeRefusedBefore(Instant moment) {
    all.removeIf(request -> request.refused() && request.at().isBefore(moment));
  }

  /**
   * A seat of a match that a claim gave to another guest.
   *
   * @param former the player who had it, who may take it back once
   * @param holder the guest who said that they are this player
   * @param agreed the people who agreed
   * @param takenBack true once the former player has it again
   */
  public record Passing(
      String match,
      int seat,
      String former,
      String holder,
      List<String> agreed,
      boolean takenBack) {

    public Passing {
      agreed = List.copyOf(agreed);
    }

    Passing asTakenBack() {
      return new Passing(match, seat, former, holder, agreed, true);
    }
  }
}
