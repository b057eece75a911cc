package games.chalet.playouts.report;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.avalanche.AvalancheBoard;
import games.chalet.rules.avalanche.AvalancheView;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.infiniski.InfiniskiView;
import java.util.List;
import java.util.stream.Collectors;

/** The facts a seat decides by, in one line. */
final class Seen {

  private Seen() {}

  static String by(Seat seat, Record view) {
    return switch (view) {
      case AvalancheView avalanche ->
          "holds %s; %s"
              .formatted(
                  Words.of(avalanche.hand().orElse(List.of())), avalanche(avalanche.board()));
      case HikeView hike -> hike(seat, hike);
      case AntarcticView antarctic ->
          "holds %s; %s"
              .formatted(
                  Words.of(antarctic.hand().orElse(List.of())), antarctic(antarctic.board()));
      case CrashLandingView lander -> lander(lander);
      case InfiniskiView skier ->
          "turn %d, speed %d, hazard %d, score %d, hand %s (limit %d), deck %d, goes on to %s"
              .formatted(
                  skier.turn(),
                  skier.speed(),
                  skier.hazard(),
                  skier.score(),
                  Words.of(skier.hand()),
                  skier.handLimit(),
                  skier.deck(),
                  Words.of(skier.connection()));
      default -> view.toString();
    };
  }

  private static String avalanche(AvalancheBoard board) {
    String places =
        board.places().stream()
            .map(
                place ->
                    "[%d cards, %d banked, open: %s]"
                        .formatted(
                            place.cards(),
                            place.total(),
                            place
                                .open()
                                .map(
                                    open ->
                                        Words.of(open.run().cards()) + " = " + open.run().points())
                                .orElse("none")))
            .collect(Collectors.joining(" "));
    return "%s; %d avalanches; piles %d lifts, %d cards; %d picks and %d plays left"
        .formatted(
            places,
            board.avalanches(),
            board.liftPile(),
            board.drawPile(),
            board.picksLeft(),
            board.playsLeft());
  }

  private static String hike(Seat seat, HikeView view) {
    HikeBoard board = view.board();
    String sleds =
        board.mushers().stream()
            .map(
                musher ->
                    "[%s at %d, sled %s, care %s]"
                        .formatted(
                            musher.standing(),
                            musher.position(),
                            musher.sled().stream()
                                .map(place -> place.map(Words::of).orElse("-"))
                                .collect(Collectors.joining(", ")),
                            Words.of(musher.pile())))
            .collect(Collectors.joining(" "));
    return "%s day %d; holds %s and %s; %s; centre %s; track %s"
        .formatted(
            board.phase(),
            board.day(),
            Words.of(board.musher(seat).known()),
            view.own().map(own -> Words.of(own.unseen())).orElse(""),
            view.own()
                .flatMap(HikeView.Own::underway)
                .map(
                    day ->
                        "today " + Words.of(day.musher().sled()) + " at " + day.musher().position())
                .orElse(sleds),
            Words.of(board.centre()),
            Words.of(board.track().open()));
  }

  private static String antarctic(AntarcticBoard board) {
    return "round %d; centre %s as %s; piles %s; credits %d; draw pile %d"
        .formatted(
            board.round(),
            board.centre().card(),
            Words.of(board.centre().as()),
            board.places().stream()
                .map(
                    place ->
                        "[hand %d, payoff %d with %s on top, %d points]"
                            .formatted(
                                place.hand(), place.payoff(), Words.of(place.top()), place.total()))
                .collect(Collectors.joining(" ")),
            board.credits(),
            board.drawPile());
  }

  private static String lander(CrashLandingView view) {
    return view.own()
        .map(
            own ->
                "altitude %d, speed %d, %s, turn %d, %d on the ground; hand %s; deck %d; score %d"
                    .formatted(
                        own.now().altitude(),
                        own.now().speed(),
                        own.now().stage(),
                        own.now().turns(),
                        own.now().groundTurns(),
                        Words.of(own.hand()),
                        own.now().deck(),
                        own.score()))
        .orElse("");
  }
}
