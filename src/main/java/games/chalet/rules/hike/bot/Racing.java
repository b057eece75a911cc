package games.chalet.rules.hike.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.race.RaceTimeouts;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.state.Racer;
import java.util.Comparator;
import java.util.List;

/** The choice of the next action on a race day. */
final class Racing {

  private static final int SINGLE_GAIN = 3;
  private static final int DOUBLE_GAIN = 4;

  /** The number of fields before the finish from which care is no longer kept. */
  private static final int FAR = 15;

  private Racing() {}

  static RaceAction best(HikeView view, Seat seat) {
    return best(racer(view, seat), view.board().track());
  }

  static RaceAction best(Racer racer, Track track) {
    List<Field> fields = track.fields();
    return racer.underway().task() == Task.REST
        ? resting(racer, fields, Pace.on(track))
        : sparing(racer, RaceTimeouts.of(racer, fields), fields);
  }

  /** Keeps care that gains little for a better place on the way. */
  private static RaceAction sparing(Racer racer, RaceAction action, List<Field> fields) {
    boolean mayKeep =
        racer.musher().due().isEmpty() && fields.size() - racer.musher().position() >= FAR;
    return switch (action) {
      case Care care -> mayKeep && gain(racer, care, fields) < SINGLE_GAIN ? new EndDay() : care;
      case CareForColumn care ->
          mayKeep && gain(racer, care, fields) < DOUBLE_GAIN ? new EndDay() : care;
      case RaceAction other -> other;
    };
  }

  /** Returns the number of fields that the huskies run that are ready after that care. */
  private static int gain(Racer racer, RaceAction care, List<Field> fields) {
    Racer now = Travel.apply(racer, care, fields);
    while (now.underway().task() == Task.TRAVEL
        && RaceTimeouts.of(now, fields) instanceof Use use) {
      now = Travel.apply(now, use, fields);
    }
    return now.musher().position() - racer.musher().position();
  }

  /**
   * Returns the rest of the husky that is least useful today and on the way ahead, then of the one
   * with the fewest points.
   */
  private static RaceAction resting(Racer racer, List<Field> fields, Pace pace) {
    return Travel.legal(racer, fields).stream()
        .max(
            Comparator.<RaceAction>comparingInt(
                    rest -> ahead(Travel.apply(racer, rest, fields), fields, pace))
                .thenComparingInt(rest -> -points(racer, rest)))
        .orElseThrow();
  }

  private static int points(Racer racer, RaceAction action) {
    return action instanceof Rest rest
        ? racer.musher().sled().get(rest.place()).orElseThrow().card().points().size()
        : 0;
  }

  /**
   * Returns how far the sled runs today and on the days after; if huskies have to rest, the best
   * choice counts.
   */
  private static int ahead(Racer racer, List<Field> fields, Pace pace) {
    if (racer.underway().task() == Task.REST) {
      return Travel.legal(racer, fields).stream()
          .mapToInt(rest -> ahead(Travel.apply(racer, rest, fields), fields, pace))
          .max()
          .orElseThrow();
    }
    return switch (RaceTimeouts.of(racer, fields)) {
      case EndDay end -> racer.musher().position() + pace.ahead(racer.musher());
      case RaceAction next -> ahead(Travel.apply(racer, next, fields), fields, pace);
    };
  }

  /** Returns the player's own seat as a racer. */
  static Racer racer(HikeView view, Seat seat) {
    HikeView.Own own = view.own().orElseThrow();
    return own.underway()
        .map(day -> new Racer(seat, day, own.unseen(), List.of()))
        .orElseGet(() -> Racer.of(view.board(), seat, own.unseen()));
  }
}
