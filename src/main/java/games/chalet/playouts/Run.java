package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.playouts.Playout.Played;
import games.chalet.web.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** One run of the command on one game. */
final class Run<O extends Record, S extends Record, A, V extends Record, E> {

  /** Of these matches and of every hundredth after them each ply is looked at closely. */
  private static final int CLOSE = 1000;

  private static final int CLOSE_EVERY = 100;

  private final Game<O, S, A, V, E> game;
  private final Arguments arguments;
  private final Json json;
  private final OutputStream out;
  private final Playout<O, S, A, V, E> playout;

  Run(Game<O, S, A, V, E> game, Arguments arguments, Json json, OutputStream out) {
    this.game = game;
    this.arguments = arguments;
    this.json = json;
    this.out = out;
    this.playout = new Playout<>(game);
  }

  /** Plays and records all matches. */
  void run() throws IOException {
    List<Variant<O>> variants = variants();
    for (int number = 1; number <= arguments.count(); number++) {
      Variant<O> variant = variants.get((number - 1) % variants.size());
      Seed seed = Seeds.of(arguments.seed(), Integer.toString(number));
      try {
        out.write(json.write(play(number, variant, seed)));
        out.write('\n');
      } catch (CheckFailed e) {
        throw new CheckFailed(number, variant, seed, e);
      }
    }
  }

  private List<Variant<O>> variants() {
    if (arguments.allOptions()) {
      return Variant.all(game, json);
    }
    int seats = arguments.seats().orElse(game.info().minSeats());
    return List.of(Variant.of(game, seats, arguments.options(), json));
  }

  private Object play(int number, Variant<O> variant, Seed seed) {
    List<Witness<S, A, E>> witnesses = new ArrayList<>();
    Positions<S, A, E> positions = new Positions<>();
    Fingerprints<S, A, E> fingerprints = new Fingerprints<>(json);
    if (arguments.states()) {
      witnesses.add(positions);
    }
    if (arguments.golden()) {
      witnesses.add(fingerprints);
    }
    if (arguments.check()) {
      witnesses.add(new RuleChecks<>(game));
    }
    if (arguments.check() && (number <= CLOSE || number % CLOSE_EVERY == 0)) {
      witnesses.add(new DeepChecks<>(game, json, seed));
    }
    Played<A> played = playout.play(variant, seed, new All<>(witnesses));
    return arguments.golden()
        ? golden(variant, seed, fingerprints, played)
        : record(variant, seed, positions, played);
  }

  private MatchRecord<A> record(
      Variant<O> variant, Seed seed, Positions<S, A, E> positions, Played<A> played) {
    return new MatchRecord<>(
        game.info().id(),
        game.info().rulesVersion(),
        variant.options(),
        variant.seats(),
        seed.hex(),
        played.plies(),
        played.outcome(),
        arguments.states() ? positions.list() : null);
  }

  private GoldenMatch<A> golden(
      Variant<O> variant, Seed seed, Fingerprints<S, A, E> fingerprints, Played<A> played) {
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

  /** Several witnesses in a row. */
  private record All<S, A, E>(List<Witness<S, A, E>> witnesses) implements Witness<S, A, E> {

    @Override
    public void see(Position<S, A> position) {
      witnesses.forEach(witness -> witness.see(position));
    }

    @Override
    public void see(Position<S, A> before, Ply<A> ply, Step<S, E> step) {
      witnesses.forEach(witness -> witness.see(before, ply, step));
    }
  }
}
