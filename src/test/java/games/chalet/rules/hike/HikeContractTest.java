package games.chalet.rules.hike;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeEvent.CaredFor;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.HikeEvent.WentToRest;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.race.HikeEnding;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class HikeContractTest
    extends GameContract<HikeOptions, HikeState, HikeAction, HikeView, HikeEvent> {

  /** Landscapes that are face down are as secret as cards. */
  private static final Set<String> WORDS =
      Stream.<Enum<?>>concat(Arrays.stream(Card.values()), Arrays.stream(Landscape.values()))
          .map(Enum::name)
          .collect(Collectors.toSet());

  HikeContractTest() {
    super(new Hike());
  }

  @Override
  protected int matches() {
    return 300;
  }

  @Override
  protected int closeMatches() {
    return 20;
  }

  @Override
  protected Set<String> cardWords() {
    return WORDS;
  }

  @Override
  protected List<String> visibleCards(HikeState state, Viewer viewer) {
    HikeBoard board = state.board();
    List<Enum<?>> cards = new ArrayList<>(board.track().open());
    cards.addAll(board.centre());
    cards.addAll(board.careDiscard());
    board.mushers().forEach(musher -> addMusher(cards, musher));
    board.yesterday().forEach(day -> addDeeds(cards, day.deeds()));
    if (viewer instanceof Viewer.Seated seated) {
      state
          .racer(seated.seat())
          .ifPresentOrElse(
              day -> {
                cards.addAll(day.unseen());
                addMusher(cards, day.musher());
                addDeeds(cards, day.underway().deeds());
              },
              () -> cards.addAll(state.hand(seated.seat()).unseen()));
    }
    return cards.stream().map(Enum::name).toList();
  }

  private static void addMusher(List<Enum<?>> cards, Musher musher) {
    musher.sled().forEach(place -> place.ifPresent(husky -> cards.add(husky.card())));
    cards.addAll(musher.known());
    cards.addAll(musher.pile());
    musher.due().ifPresent(cards::add);
  }

  private static void addDeeds(List<Enum<?>> cards, List<HikeEvent> deeds) {
    for (HikeEvent deed : deeds) {
      if (deed instanceof Ran ran) {
        cards.add(ran.card());
      } else if (deed instanceof WentToRest rest) {
        cards.add(rest.card());
      } else if (deed instanceof CaredFor care) {
        cards.add(care.card());
        cards.addAll(care.huskies());
      }
    }
  }

  @Override
  protected void checkEnding(Outcome outcome, Record ending, List<HikeEvent> events) {
    HikeEnding numbers = (HikeEnding) ending;
    List<Outcome.Result> results = outcome.results();
    for (int seat = 0; seat < results.size(); seat++) {
      assertThat(numbers.seats().get(seat).fields()).isEqualTo(results.get(seat).points());
      for (int other = 0; other < results.size(); other++) {
        if (results.get(seat).rank() < results.get(other).rank()) {
          assertThat(order(numbers.seats().get(seat)))
              .isLessThan(order(numbers.seats().get(other)));
        }
      }
    }
  }

  /** A number that is lower the better a seat has done (ruling R30). */
  private static int order(HikeEnding.SeatEnding seat) {
    return seat.raced()
        ? -1_000_000 * (1 + seat.fields()) - 1000 * (seat.ready() + seat.care()) + seat.printed()
        : 0;
  }
}
