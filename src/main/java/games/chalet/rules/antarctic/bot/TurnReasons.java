package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Reasons;
import games.chalet.engine.Sight;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import java.util.ArrayList;
import java.util.List;

/** Reads the reasons for a play from the board and from the player's own hand. */
final class TurnReasons implements Reasons<AntarcticView, AntarcticAction> {

  @Override
  public Class<?> type() {
    return AntarcticReason.class;
  }

  @Override
  public List<AntarcticReason> of(
      Sight<AntarcticView, AntarcticAction> sight, AntarcticAction action) {
    AntarcticBoard board = sight.view().board();
    List<Card> hand = sight.view().hand().orElseThrow();
    return switch (action) {
      case PlayCentre play -> laid(now(sight, hand), play);
      case Load load -> loaded(now(sight, hand), board, load);
      case Spend spend -> left(now(sight, hand).after(spend), spend.from());
      case Close close -> closed(close.card(), hand);
      case Call call -> List.of(Challenge.reason(board));
      case Accept accept -> List.of(new AntarcticReason.LooksInOrder());
      case EndTurn end -> List.of();
      case Decline decline -> List.of();
      case DeclareFirst declare -> List.of();
    };
  }

  private static Moment now(Sight<AntarcticView, AntarcticAction> sight, List<Card> hand) {
    return Moment.of(sight.view().board(), sight.seat(), hand);
  }

  private static List<AntarcticReason> laid(Moment now, PlayCentre play) {
    Moment after = now.after(play);
    List<AntarcticReason> reasons = new ArrayList<>(left(after, play.from()));
    if (after.credits() > now.credits()) {
      reasons.add(new AntarcticReason.EarnsDiscards(after.credits() - now.credits()));
    }
    if (after.payoff() > 0
        && after.inOrder().stream()
            .anyMatch(next -> next instanceof PlayCentre centre && centre.from() == Source.HAND)) {
      reasons.add(new AntarcticReason.OpensWay());
    }
    int open = TurnPlan.open(after);
    if (open > 0) {
      reasons.add(new AntarcticReason.LeavesOpening(open));
    }
    return reasons.isEmpty()
        ? List.of(
            new AntarcticReason.KeepsOrder(play.from() == Source.PAYOFF ? Priority.A : Priority.B))
        : reasons;
  }

  private static List<AntarcticReason> loaded(Moment now, AntarcticBoard board, Load load) {
    List<AntarcticReason> reasons = new ArrayList<>(left(now.after(load), load.from()));
    reasons.add(new AntarcticReason.Burdens(load.onto(), board.place(load.onto()).payoff() + 1));
    return reasons;
  }

  private static List<AntarcticReason> left(Moment after, Source from) {
    if (from == Source.HAND) {
      return List.of();
    }
    return after.payoff() <= 0
        ? List.of(new AntarcticReason.GoesOut())
        : List.of(new AntarcticReason.LeavesInPayoff(after.payoff()));
  }

  private static List<AntarcticReason> closed(Card card, List<Card> hand) {
    List<AntarcticReason> reasons = new ArrayList<>();
    if (Closing.follows(card, hand)) {
      reasons.add(new AntarcticReason.FollowsFromHand());
    }
    if (!card.wild() && hand.stream().anyMatch(Card::wild)) {
      reasons.add(new AntarcticReason.KeepsWild());
    }
    return reasons;
  }
}
