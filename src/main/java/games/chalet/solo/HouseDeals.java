package games.chalet.solo;

import games.chalet.solo.daily.DayDeals;
import games.chalet.solo.daily.Pars;
import games.chalet.solo.daily.SeedDraw;
import games.chalet.solo.daily.Verdict;
import games.chalet.web.ReadCache;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The server's own data about the deal of a day: its draw, and the result of bots. */
@Component
class HouseDeals {

  private static final int REMEMBERED = 500;

  private final DayDeals days;
  private final Pars pars;

  /** The draws of judged seeds: these never change. */
  private final ReadCache<String, DealMessage.Draw> known = new ReadCache<>(REMEMBERED);

  HouseDeals(DayDeals days, Pars pars) {
    this.days = days;
    this.pars = pars;
  }

  /** Returns the data that anyone may see at any time. */
  DealMessage.House about(Deal deal) {
    return deal.kind() == Deal.Kind.DAILY
        ? new DealMessage.House(pars.of(deal.seed().hash()), draw(deal.seed().hash()))
        : DealMessage.House.NOTHING;
  }

  private Optional<DealMessage.Draw> draw(String hash) {
    Optional<DealMessage.Draw> judged =
        known.get(hash, () -> drawn(hash).filter(draw -> draw.verdict() != Verdict.OPEN));
    return judged.or(() -> drawn(hash)).filter(draw -> draw.verdict() != Verdict.UNASKED);
  }

  /** Returns the draw of a seed; none is drawn for a day after the seed of its deal. */
  private Optional<DealMessage.Draw> drawn(String hash) {
    List<SeedDraw> drawn = days.drawnFor(hash);
    if (drawn.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new DealMessage.Draw(
            drawn.getLast().verdict(),
            drawn.subList(0, drawn.size() - 1).stream()
                .map(draw -> draw.cards().seed().hash())
                .toList()));
  }

  /**
   * Returns all seeds that were drawn for the day of this deal, its own last; none for a challenge.
   */
  List<DrawnSeedMessage> seeds(Deal deal) {
    return days.drawnFor(deal.seed().hash()).stream().map(DrawnSeedMessage::of).toList();
  }
}
