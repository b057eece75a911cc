package games.chalet.attack;

import games.chalet.testing.Browser;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Something that a visitor from elsewhere wants again and again, and how long it takes. */
final class Probe {

  private static final long[] MILLIS = {100, 250, 500, 1_000, 2_000, 5_000, 20_000};

  private final Target target;
  private final String what;
  private final Duration between;

  /**
   * Creates a wish.
   *
   * @param what names it in the report
   * @param between the pause after each one
   */
  Probe(Target target, String what, Duration between) {
    this.target = target;
    this.what = what;
    this.between = between;
  }

  /** Does it until the attack is over. */
  void repeat(Runnable wish) {
    while (target.goesOn()) {
      once(wish);
    }
  }

  /** Does it, counts how long it took, and pauses. */
  void once(Runnable wish) {
    long begun = System.nanoTime();
    try {
      wish.run();
      note(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    } catch (Browser.TurnedAway e) {
      target.count("%s: %d".formatted(what, e.status()));
    } catch (RuntimeException | AssertionError e) {
      target.count(what + ": not answered");
    }
    target.rest(between);
  }

  private void note(long took) {
    for (long most : MILLIS) {
      if (took <= most) {
        target.count("%s: within %d ms".formatted(what, most));
        return;
      }
    }
    target.count(what + ": later");
  }
}
