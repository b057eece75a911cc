package games.chalet.match.bots;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.BotPace;
import games.chalet.match.journal.Header;
import games.chalet.match.state.BotSeats;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.Position;
import games.chalet.web.LastResort;
import games.chalet.web.limits.Party;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/**
 * The pending decisions of the bots of one match; {@link BotMoments} knows when they act.
 *
 * <p>{@link #look} and {@link #drop} are for the thread that has the match. Nothing here is stored:
 * after a start all thoughts begin again.
 */
public final class BotTurns {

  private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);
  private static final SecureRandom RANDOM = new SecureRandom();

  /**
   * The number of acts among which a turn's time is divided where there is a clock: days have many
   * acts.
   */
  private static final int ACTS_A_TURN = 30;

  private static final Duration SHORTEST = Duration.ofMillis(5);

  /** Between two acts while the person skips. A fixed time tells nothing of a thought. */
  private static final Duration SKIPPING = Duration.ofMillis(60);

  private final BotSeats seats;
  private final BotThreads threads;
  private final BotSettings settings;
  private final Predicate<String> programs;
  private final Waiting waiting;
  private final BotMoments moments;
  private final Map<Seat, BotTurn> turns = new HashMap<>();

  /** The pace that the one person of the match asked for; empty: that of the header. */
  private volatile Optional<BotPace> asked = Optional.empty();

  /** True until the match waits for that person. */
  private volatile boolean skipping;

  /**
   * Creates the bots of a match.
   *
   * @param programs true if the program with this id is there to decide
   * @param waiting for whom they play
   * @param sending posts their actions
   */
  public BotTurns(
      BotSeats seats,
      BotThreads threads,
      BotSettings settings,
      Predicate<String> programs,
      Waiting waiting,
      Sending sending) {
    this.seats = seats;
    this.programs = programs;
    this.waiting = waiting;
    this.threads = threads;
    this.settings = settings;
    this.moments = new BotMoments(threads, settings.programPatience(), sending);
  }

  /** Knows who waits for the bots of the match. */
  public interface Waiting {

    /** Returns the players that wait; empty: nobody, and the bots rest. */
    List<Party> in(Position<?, ?, ?> position);
  }

  /** Sends a bot's action to the match. */
  public interface Sending {

    /**
     * Posts an act.
     *
     * @param choice the number of the choice that the bot had before it
     * @return false if that is not possible now
     */
    boolean send(Seat seat, int choice, JsonNode action);
  }

  /**
   * Changes the time that the bots take for an action, for those that think now as well.
   *
   * @param pace empty: hardly any until the match waits for a person
   */
  public void hurry(CommittedMatch<?, ?, ?, ?> match, Optional<BotPace> pace) {
    if (pace.isPresent()) {
      asked = pace;
    }
    skipping = pace.isEmpty();
    look(match);
    Header header = match.fold().header();
    for (BotTurn turn : turns.values()) {
      moments.hasten(turn, () -> pause(header));
    }
  }

  /** Starts thoughts about the bots' present decisions and forgets outdated ones. */
  public <S extends Record, A, V extends Record> void look(CommittedMatch<S, A, V, ?> match) {
    Position<S, A, V> position = match.position();
    Header header = match.fold().header();
    if (skipping && waitsForPerson(header, position)) {
      skipping = false;
    }
    List<Party> present = waiting.in(position);
    for (Seat seat : header.allSeats()) {
      Optional<Level> level = seats.levelAt(seat, header, position);
      if (present.isEmpty()
          || level.isEmpty()
          || !(position.turn() instanceof Turn.Decision decision)) {
        drop(seat);
        continue;
      }
      boolean forProgram =
          seats.isOfProgram(seat, position) && programs.test(header.playerAt(seat));
      if (isNew(seat, position.choice(seat), decision, forProgram)) {
        drop(seat);
        BotTurn turn =
            new BotTurn(
                seat,
                position.choice(seat),
                decision,
                forProgram,
                present,
                threads.measured(thought(match, seat, decision, level.get())));
        turns.put(seat, turn);
        moments.begin(turn, () -> pause(header));
      }
    }
  }

  /**
   * Returns true if a new thought is needed. If a program loses its connection, the bot begins at
   * once. A thought that the bot has begun is completed even if the program is back: otherwise a
   * program that comes and goes would let the others wait for ever.
   */
  private boolean isNew(Seat seat, int choice, Turn.Decision decision, boolean forProgram) {
    BotTurn turn = turns.get(seat);
    return turn == null || (turn.forProgram && !forProgram) || !turn.holds(choice, decision);
  }

  /** Drops the decision of a seat for that choice because it was not accepted. */
  public void drop(Seat seat, int choice) {
    BotTurn turn = turns.get(seat);
    if (turn != null && turn.choice == choice) {
      drop(seat);
    }
  }

  private void drop(Seat seat) {
    BotTurn turn = turns.remove(seat);
    if (turn != null) {
      turn.drop();
      threads.forget(turn.thought);
    }
  }

  private boolean waitsForPerson(Header header, Position<?, ?, ?> position) {
    return !(position.turn() instanceof Turn.Decision decision)
        || decision.awaited().stream()
            .anyMatch(seat -> seats.levelAt(seat, header, position).isEmpty());
  }

  /** Draws a pause for one act; shorter where a turn has to end by the clock. */
  private Duration pause(Header header) {
    if (skipping) {
      return SKIPPING;
    }
    BotPace pace = asked.orElse(header.pace().bots());
    long usual = pace.longest().toMillis();
    long longest =
        header
            .clockInForce()
            .limit()
            .map(limit -> Math.min(usual, limit.toMillis() / ACTS_A_TURN))
            .orElse(usual);
    long shortest = Math.min(pace.shortest().toMillis(), longest / 2);
    Duration drawn =
        Duration.ofMillis((long) (RANDOM.nextLong(shortest, longest + 1) * settings.tempo()));
    return drawn.compareTo(SHORTEST) < 0 ? SHORTEST : drawn;
  }

  /**
   * Creates the thought, which gets only what its seat sees and can imagine. If it fails, the
   * table's own play is used.
   */
  private <S extends Record, A, V extends Record> Callable<Optional<JsonNode>> thought(
      CommittedMatch<S, A, V, ?> match, Seat seat, Turn.Decision decision, Level level) {
    Game<?, S, A, V, ?> game = match.fold().game();
    GameJson<A, V, ?> json = match.fold().json();
    Position<S, A, V> position = match.position();
    String matchId = match.fold().header().id();
    SplittableRandom random = threads.random();
    return () -> {
      Optional<A> decided;
      try {
        decided =
            Bot.of(game, level).decide(Hints.situation(game, position, seat, decision), random);
      } catch (RuntimeException | Error e) { // Without this, the match would wait for it for ever.
        LastResort.endIfBeyondRepair(e);
        LOG.error("Bot of {} failed to decide in match {}", game.info().id(), matchId, e);
        decided =
            decision.awaited().contains(seat)
                ? Optional.of(game.timeoutAction(position.state(), seat))
                : Optional.empty();
      }
      return decided.map(action -> json.tree(json.writeAction(action)));
    };
  }
}
