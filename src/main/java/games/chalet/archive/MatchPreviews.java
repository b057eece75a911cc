package games.chalet.archive;

import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.rules.GameCatalog;
import games.chalet.web.pages.LinkPreview;
import games.chalet.web.pages.LinkPreviews;
import games.chalet.web.pages.TypedText;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * The previews of links to matches: finished ones are open to anyone who has the link, others like
 * their table.
 */
@Component
class MatchPreviews implements LinkPreviews {

  private final Archive archive;
  private final Matches matches;
  private final GameCatalog games;

  MatchPreviews(Archive archive, Matches matches, GameCatalog games) {
    this.archive = archive;
    this.matches = matches;
    this.games = games;
  }

  @Override
  public Optional<LinkPreview> of(String... segments) {
    return segments.length == 2 && segments[0].equals("m")
        ? archive.find(segments[1]).or(() -> known(segments[1])).map(this::preview)
        : Optional.empty();
  }

  private Optional<MatchSummary> known(String match) {
    return matches
        .find(match)
        .filter(it -> it.status() == MatchStatus.OVER || matches.mayKnow(match, null));
  }

  private LinkPreview preview(MatchSummary match) {
    String game = match.rules().game();
    String title = games.find(game).map(it -> it.info().name()).orElse(game);
    String players =
        match.seats().stream()
            .map(seat -> TypedText.isolated(seat.name()))
            .collect(Collectors.joining(", "));
    return LinkPreview.unlisted(
        "A match of " + title,
        match.status() == MatchStatus.OVER
            ? "Played by %s. Replay it move by move, and check the shuffle.".formatted(players)
            : "Played by %s. It is in progress.".formatted(players),
        game);
  }
}
