package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.fail;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.RefusedActionException;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.testing.Series;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.opentest4j.AssertionFailedError;
import tools.jackson.databind.JsonNode;

/**
 * The promises of every game. A game's test extends this, says which cards lie open, and has them
 * all: random matches over all numbers of seats and options, the leak test, JSON, golden matches.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class GameContract<O extends Record, S extends Record, A, V extends Record, E> {

  private static final Json JSON = Json.create();
  private static final int REFUSED_AT_ONCE = 16;
  private static final Pattern CODE = Pattern.compile("[a-z]+(-[a-z]+)*");

  /** Whole, and no parameter has been left out. */
  private static final Pattern SENTENCE = Pattern.compile("[^{}]+\\.");

  private final Game<O, S, A, V, E> game;
  private final List<Variant<O>> variants;

  protected GameContract(Game<O, S, A, V, E> game) {
    this.game = game;
    this.variants = Variant.all(game, JSON);
  }

  /**
   * Returns the number of random matches with the cheap checks at every ply, in the whole {@link
   * Series}.
   */
  protected int matches() {
    return 3000;
  }

  /** Returns the number of matches with all checks at every ply, in the whole {@link Series}. */
  protected int closeMatches() {
    return 100;
  }

  /** All words that mean a card in this game's JSON: the standard deck, or the game's own. */
  protected Set<String> cardWords() {
    return names(PlayingCard.values());
  }

  /** Returns these cards as JSON writes them. */
  protected static Set<String> names(Enum<?>... cards) {
    return Arrays.stream(cards).map(Enum::name).collect(Collectors.toSet());
  }

  /** The cards that a viewer may see, each as often as the view shows it. */
  protected abstract List<String> visibleCards(S state, Viewer viewer);

  /**
   * Checks that the numbers behind an outcome add up to it. Games that have them override this.
   *
   * @param events of the whole match
   */
  protected void checkEnding(Outcome outcome, Record ending, List<E> events) {
    fail("%s does not check %s".formatted(game.info().id(), ending));
  }

  @Test
  void theNumbersBehindAnOutcomeAddUpToIt() {
    play(matches() / 10, (variant, seed) -> new EndingChecks());
  }

  /** Looks at the end of one match. */
  private final class EndingChecks implements PlayoutObserver<S, A, E> {

    private final List<E> events = new ArrayList<>();

    @Override
    public void see(PlayoutPosition<S, A> position) {
      if (game.turn(position.state()) instanceof Turn.Over over) {
        Optional<Record> ending = game.ending(position.state());
        assertThat(ending.isPresent()).isEqualTo(game.endingType().isPresent());
        ending.ifPresent(
            numbers -> {
              assertThat(JSON.read(JSON.tree((Object) numbers), game.endingType().orElseThrow()))
                  .as("survives JSON")
                  .isEqualTo(numbers);
              checkEnding(over.outcome(), numbers, events);
            });
      }
    }

    @Override
    public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
      events.addAll(step.events());
    }
  }

  @Test
  void randomMatchesKeepTheRules() {
    play(matches(), (variant, seed) -> new RuleChecks<>(game));
  }

  @Test
  void nothingHiddenIsToldAndEverythingIsPureAndSurvivesJson() {
    List<DeepChecks<S, A, V, E>> checks = new ArrayList<>();
    play(
        closeMatches(),
        (variant, seed) -> {
          checks.add(new DeepChecks<>(game, JSON, seed));
          return checks.getLast();
        });
    assertThat(checks).as("resampling varies").allMatch(check -> check.varied() > 0);
  }

  @Test
  void aBotDecidesFromWhatItsSeatSees() {
    List<BotChecks<S, A, V, E>> checks = new ArrayList<>();
    play(
        Math.max(1, closeMatches() / 4),
        (variant, seed) -> {
          checks.add(new BotChecks<>(game, seed));
          return checks.getLast();
        });
    assertThat(checks).allMatch(check -> check.decisions() > 0);
  }

  @Test
  void aViewShowsNoCardThatIsNotTheViewersToSee() {
    play(closeMatches(), (variant, seed) -> atEveryPosition(this::checkCardsInView));
  }

  private void checkCardsInView(PlayoutPosition<S, A> position) {
    for (Viewer viewer : Viewer.all(position.legalActions().size())) {
      List<String> shown = cardsIn(JSON.tree(game.view(position.state(), viewer)));
      assertThat(shown.stream().sorted().toList())
          .as("ply %s, %s", position.ply(), viewer)
          .isEqualTo(visibleCards(position.state(), viewer).stream().sorted().toList());
    }
  }

  @Test
  void eventsAsASeatIsToldThemNameNoCardThatItDoesNotSee() {
    play(closeMatches(), (variant, seed) -> new OwnEventChecks());
  }

  /** Looks at the events of one match as each seat is told them. */
  private final class OwnEventChecks implements PlayoutObserver<S, A, E> {

    @Override
    public void see(PlayoutPosition<S, A> position) {}

    @Override
    public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
      for (int index = 0; index < before.legalActions().size(); index++) {
        checkOwn(before, new Seat(index), step);
      }
    }

    private void checkOwn(PlayoutPosition<S, A> before, Seat seat, Step<S, E> step) {
      Viewer viewer = new Viewer.Seated(seat);
      V view = game.view(before.state(), viewer);
      V after = game.view(step.state(), viewer);
      List<E> own = game.eventsFor(seat, step.events(), view, after);
      before.check(
          own.size() == step.events().size(), () -> seat + " is told another number of events");
      List<String> seen = cardsIn(JSON.tree(view));
      seen.addAll(cardsIn(JSON.tree(after)));
      for (int index = 0; index < own.size(); index++) {
        E told = own.get(index);
        List<String> named = cardsIn(JSON.tree((Object) told));
        E open = step.events().get(index);
        before.check(told.getClass() == open.getClass(), () -> told + " for " + open);
        cardsIn(JSON.tree((Object) open)).forEach(named::remove);
        before.check(seen.containsAll(named), () -> seat + " does not see " + told);
        before.check(
            JSON.read(JSON.tree((Object) told), game.eventType()).equals(told),
            () -> "JSON: " + told);
      }
    }
  }

  private List<String> cardsIn(JsonNode tree) {
    List<String> cards = new ArrayList<>();
    if (tree.isString() && cardWords().contains(tree.stringValue())) {
      cards.add(tree.stringValue());
    }
    tree.forEach(inner -> cards.addAll(cardsIn(inner)));
    return cards;
  }

  @Test
  void aPlaythroughRefusesIllegalActionsWithTheReasonOfTheGame() {
    Set<A> seen = new LinkedHashSet<>();
    Deque<A> next = new ArrayDeque<>();
    play(
        20,
        (variant, seed) ->
            atEveryPosition(
                position -> {
                  position.legalActions().stream()
                      .flatMap(List::stream)
                      .filter(seen::add)
                      .forEach(next::addFirst);
                  someOf(next).forEach(action -> checkRefused(position, action));
                }));
  }

  /** A few at a time, in turn: games with many actions would take too long with all of them. */
  private List<A> someOf(Deque<A> actions) {
    List<A> some = new ArrayList<>();
    for (int count = Math.min(REFUSED_AT_ONCE, actions.size()); count > 0; count--) {
      A action = actions.removeFirst();
      actions.addLast(action);
      some.add(action);
    }
    return some;
  }

  private void checkRefused(PlayoutPosition<S, A> position, A action) {
    Playthrough<O, S, A, V, E> playthrough =
        new Playthrough<>(game, new Chance(new Seed("0".repeat(64))));
    for (int index = 0; index < position.legalActions().size(); index++) {
      Seat seat = new Seat(index);
      if (!position.legalActions(seat).contains(action)) {
        Refusal refusal = game.refusal(position.state(), seat, action);
        position.check(CODE.matcher(refusal.code()).matches(), () -> "code: " + refusal);
        position.check(
            SENTENCE.matcher(refusal.sentence()).matches(), () -> "sentence: " + refusal);
        position.check(CODE.matcher(refusal.reason()).matches(), () -> "reason: " + refusal);
        assertThatExceptionOfType(RefusedActionException.class)
            .isThrownBy(() -> playthrough.apply(position.state(), seat, action))
            .satisfies(refused -> assertThat(refused.refusal()).isEqualTo(refusal));
      }
    }
  }

  @Test
  void theOptionsAreDescribedAsTheyAre() {
    GameInfo<O> info = game.info();
    assertThat(info.options())
        .extracting(GameInfo.Option::key)
        .containsExactlyInAnyOrder(
            Arrays.stream(info.optionsType().getRecordComponents())
                .map(RecordComponent::getName)
                .toArray(String[]::new));
    for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
      JsonNode defaults = JSON.tree(game.defaults(seats));
      for (GameInfo.Option option : info.options()) {
        assertThat(defaults.get(option.key()).asString())
            .as("%s for %s seats", option.key(), seats)
            .isIn(values(option, seats));
      }
    }
  }

  @Test
  void noValueOfAnOptionIsListedTwice() {
    for (GameInfo.Option option : game.info().options()) {
      assertThat(option.choices()).extracting(GameInfo.Choice::value).doesNotHaveDuplicates();
    }
  }

  private static List<String> values(GameInfo.Option option, int seats) {
    return option.choices().stream()
        .filter(choice -> seats >= choice.minSeats() && seats <= choice.maxSeats())
        .map(GameInfo.Choice::value)
        .toList();
  }

  @Test
  void theCatalogListsIt() {
    GameCatalog catalog = new GameCatalog(GameCatalog.unlistedGames());
    assertThat(catalog.find(game.info().id(), game.info().rulesVersion())).isPresent();
    assertThat(game.info().id()).matches("[a-z]+");
  }

  @Test
  void theTableMayChooseWhoBegins() {
    for (Variant<O> variant : variants) {
      for (int seat = 0; seat < variant.seats(); seat++) {
        Chance chance = new Chance(new Seed("0".repeat(64)));
        Optional<Seat> first = Optional.of(new Seat(seat));
        S state = game.initialState(variant.options(), variant.seats(), first, chance);
        assertThat(game.turn(state)).isInstanceOf(Turn.Decision.class);
      }
    }
  }

  @Test
  void actionsAndEventsAreWrittenAsTheyAlwaysWere() throws IOException {
    new WireExamples(game, JSON).check();
  }

  @Test
  void goldenMatchesGoAsTheyAlwaysWent() throws IOException {
    String file = "/golden/" + game.info().id() + ".jsonl";
    try (InputStream lines = GameContract.class.getResourceAsStream(file)) {
      assertThat(lines).as(file).isNotNull();
      List<JsonNode> matches =
          new String(lines.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .map(line -> JSON.tree(line.getBytes(StandardCharsets.UTF_8)))
              .filter(this::isOfTheseRules)
              .toList();
      assertThat(matches).isNotEmpty();
      matches.forEach(this::replayGolden);
    }
  }

  /** Those of this version of the rules; the contract of another looks at its own. */
  private boolean isOfTheseRules(JsonNode golden) {
    return golden.get("rulesVersion").intValue() == game.info().rulesVersion();
  }

  private void replayGolden(JsonNode golden) {
    O options = JSON.read(golden.get("options"), game.info().optionsType());
    int seats = golden.get("seats").intValue();
    Playthrough<O, S, A, V, E> playthrough =
        new Playthrough<>(game, new Chance(new Seed(golden.get("seed").stringValue())));
    FingerprintRecorder<S, A, E> fingerprints = new FingerprintRecorder<>(JSON);
    Playout<O, S, A, V, E> playout = new Playout<>(game, Players.TASTES);
    S state = playthrough.deal(options, seats, Optional.empty());
    fingerprints.see(playout.position(0, state, seats));
    assertThat(fingerprints.deal()).as("deal").isEqualTo(golden.get("deal").stringValue());
    for (JsonNode ply : golden.get("plies")) {
      Seat seat = JSON.read(ply.get("seat"), Seat.class);
      A action = JSON.read(ply.get("action"), game.actionType());
      int number = fingerprints.plies().size();
      Step<S, E> step = playthrough.apply(state, seat, action);
      fingerprints.see(
          playout.position(number, state, seats), new Ply<>(number + 1, seat, action), step);
      assertThat(JSON.tree(fingerprints.plies().getLast()))
          .as("golden match %s, ply %s: has the rules version to grow?", seats, number + 1)
          .isEqualTo(ply);
      state = step.state();
    }
    assertThat(JSON.tree(((Turn.Over) game.turn(state)).outcome()))
        .isEqualTo(golden.get("outcome"));
  }

  /** Makes the witness of one match. */
  private interface Watch<O extends Record, S, A, E> {

    PlayoutObserver<S, A, E> over(Variant<O> variant, Seed seed);
  }

  private interface Look<S, A> {

    void at(PlayoutPosition<S, A> position);
  }

  private PlayoutObserver<S, A, E> atEveryPosition(Look<S, A> look) {
    return new PlayoutObserver<>() {
      @Override
      public void see(PlayoutPosition<S, A> position) {
        look.at(position);
      }

      @Override
      public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {}
    };
  }

  private void play(int count, Watch<O, S, A, E> watch) {
    for (int number = 0; number < Series.of(count); number++) {
      Variant<O> variant = variants.get(number % variants.size());
      Seed seed = Seeds.of("contract", Integer.toString(number));
      try {
        new Playout<>(game, Players.TASTES).play(variant, seed, watch.over(variant, seed));
      } catch (CheckFailedException | AssertionFailedError | IllegalArgumentException e) {
        fail("%s with seed %s: %s".formatted(variant, seed.hex(), e.getMessage()), e);
      }
    }
  }
}
