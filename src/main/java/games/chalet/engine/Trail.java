package games.chalet.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What may be taken back at one moment of a match, and what others have done unseen meanwhile.
 *
 * <p>A seat may take back its last act as long as neither that act nor anything after it has told
 * anybody something that they could not have known without it: the act was its own decision,
 * revealed nothing ({@link Step#revealed}), and changed nothing for anybody else, unless nobody
 * else plays; and since then nothing was told, nor did its decision become another. Each seat's
 * count follows from what that seat knows. What others do unseen leaves it alone, and is done again
 * on the state without the act that is taken back.
 *
 * @param deeds in order, from the first that is open
 */
public record Trail<S extends Record, A>(List<Deed<S, A>> deeds) {

  /** So many acts of one seat at most: more than any turn has. */
  public static final int MOST = 32;

  public Trail {
    deeds = List.copyOf(deeds);
  }

  /**
   * One act.
   *
   * @param number of the act in its match; they grow
   * @param before the state to which it was applied
   * @param events how many it told
   * @param open whether it can still be taken back
   */
  public record Deed<S extends Record, A>(
      int number, Seat seat, A action, S before, int events, boolean open) {

    private Deed<S, A> closed() {
      return new Deed<>(number, seat, action, before, events, false);
    }

    private Deed<S, A> on(S state) {
      return new Deed<>(number, seat, action, state, events, open);
    }

    private boolean isOpenOf(Seat other) {
      return open && seat.equals(other);
    }
  }

  /** What is left when an act has been taken back. */
  public record Rest<S extends Record, A>(S state, Trail<S, A> trail) {}

  /** One on which nothing can be taken back. */
  public static <S extends Record, A> Trail<S, A> none() {
    return new Trail<>(List.of());
  }

  /** How many acts {@code seat} can take back, one after the other. */
  public int open(Seat seat) {
    return (int) deeds.stream().filter(deed -> deed.isOpenOf(seat)).count();
  }

  /** The act that {@code seat} would take back. */
  public Optional<Deed<S, A>> last(Seat seat) {
    return deeds.stream().filter(deed -> deed.isOpenOf(seat)).reduce((before, after) -> after);
  }

  /**
   * The trail after one more act.
   *
   * @param deed open if a person decided it and it revealed nothing to them
   * @param before what everybody had before them
   * @param after the same after it
   */
  public <V extends Record> Trail<S, A> after(
      Deed<S, A> deed, Outlook<A, V> before, Outlook<A, V> after) {
    if (after.turn() instanceof Turn.Over) {
      return none();
    }
    boolean told = deed.events() > 0;
    boolean alone = after.legalActions().size() == 1;
    boolean open =
        deed.open() && (alone || (!told && before.isTheSameForAllBut(deed.seat(), after)));
    List<Deed<S, A>> now = new ArrayList<>();
    for (Deed<S, A> earlier : deeds) {
      boolean stays =
          earlier.seat().equals(deed.seat())
              ? open
              : !told && before.goesOnFor(earlier.seat(), after);
      now.add(stays ? earlier : earlier.closed());
    }
    now.add(open ? deed : deed.closed());
    return bounded(now, deed.seat());
  }

  private static <S extends Record, A> Trail<S, A> bounded(List<Deed<S, A>> deeds, Seat seat) {
    if (deeds.stream().filter(deed -> deed.isOpenOf(seat)).count() > MOST) {
      int first = 0;
      while (!deeds.get(first).isOpenOf(seat)) {
        first++;
      }
      deeds.set(first, deeds.get(first).closed());
    }
    return new Trail<>(deeds.stream().dropWhile(deed -> !deed.open()).toList());
  }

  /**
   * What is left without an act of this trail.
   *
   * @param taken the {@link #last} of its seat
   */
  public Rest<S, A> without(Deed<S, A> taken, Game<?, S, A, ?, ?> game, Chance chance) {
    List<Deed<S, A>> rest = new ArrayList<>();
    S state = taken.before();
    for (Deed<S, A> deed : deeds) {
      if (deed.number() < taken.number()) {
        rest.add(deed);
      } else if (deed.number() > taken.number()) {
        rest.add(deed.on(state));
        state = game.apply(state, deed.seat(), deed.action(), chance).state();
      }
    }
    return new Rest<>(state, new Trail<>(rest.stream().dropWhile(deed -> !deed.open()).toList()));
  }
}
