package games.chalet.solo;

import games.chalet.rules.GameCatalog;
import games.chalet.web.pages.LinkPreview;
import games.chalet.web.pages.LinkPreviews;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Links to days and to challenges. */
@Component
class DealPreviews implements LinkPreviews {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

  private static final String SAME_CARDS = "The same cards for everyone. How far can you get?";

  private final DealQueries queries;
  private final GameCatalog games;
  private final Clock clock;

  DealPreviews(DealQueries queries, GameCatalog games, Clock clock) {
    this.queries = queries;
    this.games = games;
    this.clock = clock;
  }

  @Override
  public Optional<LinkPreview> of(String... segments) {
    return switch (segments.length == 0 ? "" : segments[0]) {
      case "daily" -> daily(segments);
      case "deal" -> segments.length > 1 ? Optional.of(deal(segments[1])) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Optional<LinkPreview> daily(String... segments) {
    if (segments.length == 1) {
      return Optional.of(new LinkPreview("Daily deals", SAME_CARDS, "", true));
    }
    LocalDate day = segments.length == 3 ? parsed(segments[2]) : null;
    return day == null || day.isAfter(LocalDate.now(clock))
        ? Optional.empty()
        : games.find(segments[1]).map(game -> day(game.info().name(), segments[1], day));
  }

  private static LinkPreview day(String title, String game, LocalDate day) {
    return new LinkPreview("%s, %s".formatted(title, DATE.format(day)), SAME_CARDS, game, true);
  }

  private LinkPreview deal(String code) {
    Deal deal = queries.find(code);
    String title = games.find(deal.game()).map(it -> it.info().name()).orElse(deal.game());
    LocalDate day = deal.day();
    return day != null
        ? day(title, deal.game(), day)
        : LinkPreview.unlisted(
            title + " challenge",
            "Play the cards a friend played, and see who gets further.",
            deal.game());
  }

  private static @Nullable LocalDate parsed(String day) {
    try {
      return LocalDate.parse(day);
    } catch (DateTimeException e) {
      return null;
    }
  }
}
