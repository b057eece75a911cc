package games.chalet.table;

import games.chalet.rules.GameCatalog;
import games.chalet.table.message.TableSummary;
import games.chalet.web.pages.LinkPreview;
import games.chalet.web.pages.LinkPreviews;
import games.chalet.web.pages.TypedText;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Links to tables, to invitations, and to rules. */
@Component
class TablePreviews implements LinkPreviews {

  private final TableQueries queries;
  private final GameCatalog games;

  TablePreviews(TableQueries queries, GameCatalog games) {
    this.queries = queries;
    this.games = games;
  }

  @Override
  public Optional<LinkPreview> of(String... segments) {
    if (segments.length != 2) {
      return Optional.empty();
    }
    return switch (segments[0]) {
      case "i" -> Optional.of(invitation(queries.invitation(segments[1], null).table()));
      case "t" -> queries.summaryForStrangers(segments[1]).map(this::table);
      case "rules" -> title(segments[1]).map(title -> rules(title, segments[1]));
      default -> Optional.empty();
    };
  }

  private LinkPreview invitation(TableSummary table) {
    String title = title(table.game()).orElse(table.game());
    return LinkPreview.unlisted(
        "%s invited you to play %s".formatted(TypedText.isolated(table.hostName()), title),
        room(table),
        table.game());
  }

  private LinkPreview table(TableSummary table) {
    String title = title(table.game()).orElse(table.game());
    return LinkPreview.unlisted(
        "%s at %s’s table".formatted(title, TypedText.isolated(table.hostName())),
        room(table),
        table.game());
  }

  private static String room(TableSummary table) {
    int seats = table.occupancy().seats();
    return switch (table.status()) {
      case PLAYING -> "Match in progress.";
      case OVER -> "This match is over.";
      case GATHERING ->
          "%d of %d seats taken. Play in your browser, no account needed."
              .formatted(table.occupancy().taken(), seats);
    };
  }

  private static LinkPreview rules(String title, String game) {
    return new LinkPreview(title + " rules", "How to play %s.".formatted(title), game, true);
  }

  private Optional<String> title(String game) {
    return games.find(game).map(it -> it.info().name());
  }
}
