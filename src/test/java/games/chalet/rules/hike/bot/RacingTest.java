package games.chalet.rules.hike.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.sled.WrittenSled;
import games.chalet.rules.hike.state.Racer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RacingTest {

  private static final Track TRACK =
      new Track(
          List.of(Landscape.L03, Landscape.L11, Landscape.L05, Landscape.L09, Landscape.L05), 0, 4);

  private static final int PAST_FALLEN_TIMBER = 8;
  private static final int BEFORE_THE_LAST_FIELDS = 30;
  private static final int H33 = 0;

  /** To rest H33 brings a field more today; but then there is one husky for all the ice ahead. */
  @Test
  void keepsTheHuskyForTheSnowAhead() {
    Racer racer =
        racer("H33 H01 H32! H38! / H26 H03 H30! -", PAST_FALLEN_TIMBER, List.of(), Task.REST);
    Rest first = resting(racer);
    Rest second = resting(Travel.apply(racer, first, TRACK.fields()));
    assertThat(List.of(first, second)).doesNotContain(new Rest(H33));
  }

  /** Three fields are more than two, and most of the way lies ahead. */
  @Test
  void keepsCareForWhereItGainsMore() {
    assertThat(Racing.best(tired("H17! H01!", 0), TRACK)).isEqualTo(new EndDay());
    assertThat(Racing.best(tired("H37! H01!", 0), TRACK)).isEqualTo(new Care(0));
    assertThat(Racing.best(tired("H26! H01!", BEFORE_THE_LAST_FIELDS), TRACK))
        .isEqualTo(new Care(0));
  }

  private static Rest resting(Racer racer) {
    return (Rest) Racing.best(racer, TRACK);
  }

  private static Racer tired(String sled, int position) {
    return racer(sled, position, List.of(Card.SINGLE_CARE), Task.TRAVEL);
  }

  private static Racer racer(String sled, int position, List<Card> hand, Task task) {
    Musher musher =
        new Musher(
            Standing.RACING,
            WrittenSled.of(sled),
            hand,
            0,
            true,
            List.of(),
            0,
            position,
            Optional.empty());
    int toRest = task == Task.REST ? 2 : 0;
    return new Racer(
        new Seat(0), new DayProgress(musher, task, toRest, List.of()), List.of(), List.of());
  }
}
