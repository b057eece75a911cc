package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import games.chalet.playouts.Playout.Played;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One run of the command on one game. */
final class PlayoutRun<O extends Record, S extends Record, A, V extends Record, E> {

  /**
   * The number of matches from the start whose plies are all checked closely. After them every
   * {@link #CLOSE_EVERY}th match is: a prime number, so that with {@code --all-options} matches of
   * all kinds are.
   */
  private static final int CLOSE = 1000;

  private static final int CLOSE_EVERY = 97;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Game<O, S, A, V, E> game;
  private final PlayoutArguments arguments;
  private final Json json;
  private final OutputStream out;
  private final Playout<O, S, A, V, E> playout;
  private final Summary summary = new Summary();

  PlayoutRun(Game<O, S, A, V, E> game, PlayoutArguments arguments, Json json, OutputStream out) {
    this.game = game;
    this.arguments = arguments;
    this.json = json;
    this.out = out;
    this.playout = new Playout<>(game, arguments.players());
  }

  /** Plays all matches and writes the requested output. */
  void run() throws IOException {
    List<Variant<O>> variants = variants();
    PlayoutArguments.Matches matches = arguments.matches();
    int end = matches.from() + matches.count();
    for (int number = matches.from(); number < end; number++) {
      Variant<O> variant = variants.get((number - 1) % variants.size());
      Seed seed = Seeds.of(matches.seed(), Integer.toString(number));
      try {
        play(number, variant, seed);
      } catch (CheckFailedException e) {
        throw new CheckFailedException(number, variant, seed, e);
      }
    }
    if (arguments.output() == Output.SUMMARY) {
      out.write(summary.table().getBytes(StandardCharsets.UTF_8));
    }
  }

  private List<Variant<O>> variants() {
    if (arguments.matches().allOptions()) {
      return Variant.all(game, json);
    }
    int seats = arguments.matches().seats().orElse(game.info().minSeats());
    return List.of(Variant.of(game, seats, arguments.matches().options(), json));
  }

  private void play(int number, Variant<O> variant, Seed seed) throws IOException {
    List<PlayoutObserver<S, A, E>> observers = new ArrayList<>();
    if (arguments.check()) {
      observers.add(new RuleChecks<>(game));
    }
    if (arguments.check() && (number <= CLOSE || number % CLOSE_EVERY == 0)) {
      observers.add(new DeepChecks<>(game, json, seed));
      observers.add(new BotChecks<>(game, seed));
    }
    switch (arguments.output()) {
      case RECORDS ->
          write(record(variant, seed, playout.play(variant, seed, new All<>(observers)), null));
      case STATES -> {
        PositionRecorder<S, A, E> positions = new PositionRecorder<>();
        observers.add(positions);
        Played<A> played = playout.play(variant, seed, new All<>(observers));
        write(record(variant, seed, played, positions.list()));
      }
      case GOLDEN -> {
        FingerprintRecorder<S, A, E> fingerprints = new FingerprintRecorder<>(json);
        observers.add(fingerprints);
        Played<A> played = playout.play(variant, seed, new All<>(observers));
        write(golden(variant, seed, fingerprints, played));
      }
      case SUMMARY -> {
        EventCounts<S, A, E> counts = new EventCounts<>(game);
        observers.add(counts);
        long start = THREADS.getCurrentThreadCpuTime();
        Played<A> played = playout.play(variant, seed, new All<>(observers));
        long nanos = THREADS.getCurrentThreadCpuTime() - start;
        summary.add(played.plies().size(), played.outcome(), counts, nanos);
      }
    }
  }

  private void write(Object line) throws IOException {
    out.write(json.write(line));
    out.write('\n');
  }

  private MatchRecord<A> record(
      Variant<O> variant,
      Seed seed,
      Played<A> played,
      @Nullable List<PlayoutPosition<S, A>> positions) {
    return new MatchRecord<>(
        game.info().id(),
        game.info().rulesVersion(),
        variant.options(),
        variant.seats(),
        seed.hex(),
        played.plies(),
        played.outcome(),
        positions);
  }

  private GoldenMatch<A> golden(
      Variant<O> variant, Seed seed, FingerprintRecorder<S, A, E> fingerprints, Played<A> played) {
    return new GoldenMatch<>(
        game.info().id(),
        game.info().rulesVersion(),
        variant.options(),
        variant.seats(),
        seed.hex(),
        fingerprints.deal(),
        fingerprints.plies(),
        played.outcome());
  }

  /** Several observers in a row. */
  private record All<S, A, E>(List<PlayoutObserver<S, A, E>> observers)
      implements PlayoutObserver<S, A, E> {

    @Override
    public void see(PlayoutPosition<S, A> position) {
      observers.forEach(observer -> observer.see(position));
    }

    @Override
    public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
      observers.forEach(observer -> observer.see(before, ply, step));
    }
  }
}
