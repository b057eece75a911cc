package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.storage.DiskSpace;
import games.chalet.web.Refused;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What other rooms may ask of matches and do with them; they wait for the answers. */
final class AllMatches implements Matches {

  private static final Duration LONGEST_NEWS = Duration.ofSeconds(2);

  private final House house;
  private final LiveMatches matches;
  private final DiskSpace space;
  private final Dealer dealer;
  private final Library library;

  AllMatches(House house, LiveMatches matches, DiskSpace space) {
    this.house = house;
    this.space = space;
    this.matches = matches;
    this.dealer = new Dealer(house.games(), house.json(), house.clock());
    this.library = new Library(house.games(), house.ledger(), house.json());
  }

  @Override
  public MatchSummary start(NewMatch match) {
    if (matches.isClosing()) {
      throw MatchRefusals.shuttingDown();
    }
    space.requireForNew();
    Dealer.Deal deal = dealer.deal(match);
    Header header = deal.header();
    CompletableFuture<Void> written = new CompletableFuture<>();
    house
        .journal()
        .append(
            new Append(
                header.id(),
                header,
                List.of(),
                deal.end(),
                List.of(),
                () -> written.complete(null),
                written::completeExceptionally));
    await(written);
    LiveMatch live = matches.keep(new Ledger.Sheet(header, deal.end(), List.of()));
    live.tend();
    house.news().tell(new MatchStarted(live.summary()));
    if (live.isOver()) {
      house.news().tell(new MatchEnded(live.summary()));
    }
    return live.summary();
  }

  private static void await(CompletableFuture<?> future) {
    try {
      future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Refused refused) {
        throw refused;
      }
      throw MatchRefusals.unavailable();
    }
  }

  @Override
  public Optional<MatchSummary> find(String matchId) {
    return matches.live(matchId).map(LiveMatch::summary);
  }

  @Override
  public List<MatchSummary> running() {
    return house.ledger().running().stream().map(Ledger.Sheet::summary).toList();
  }

  @Override
  public Optional<MatchSummary> latestAt(String tableId) {
    return house.ledger().latestAt(tableId).map(Ledger.Sheet::summary);
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return house.ledger().endedSince(moment, limit).stream().map(Ledger.Sheet::summary).toList();
  }

  @Override
  public void awaitNews() {
    house.news().await(LONGEST_NEWS);
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    return matches
        .live(matchId)
        .filter(
            match ->
                match.header().isPublic()
                    || match.header().seatOf(playerId).isPresent()
                    || match.mayWatch(playerId))
        .isPresent();
  }

  @Override
  public void leave(String matchId, Seat seat) {
    say(matchId, seat, (draft, who) -> draft.leave(who, null));
  }

  @Override
  public void remove(String matchId, Seat seat) {
    say(matchId, seat, Draft::remove);
  }

  @Override
  public void giveUp(String matchId) {
    say(matchId, new Seat(0), (draft, who) -> draft.conclude(Entry.Conclude.GAVE_UP));
  }

  /** What another room says about a seat; returns when it is on disk. */
  private void say(String matchId, Seat seat, BiConsumer<Draft<?, ?, ?, ?>, Seat> what) {
    if (matches.isClosing()) {
      throw MatchRefusals.shuttingDown();
    }
    Optional<LiveMatch> match =
        matches
            .live(matchId)
            .filter(found -> !found.isOver())
            .filter(found -> seat.index() < found.header().seats().size());
    if (match.isPresent()) {
      Waiting waiting = new Waiting(new CompletableFuture<>());
      match.get().command(seat, null, waiting, what);
      await(waiting.future());
    }
  }

  /** For callers that wait; that the match is over by now is as good as done. */
  private record Waiting(CompletableFuture<Void> future) implements Answering {

    @Override
    public void done(Course.Answer answer) {
      future.complete(null);
    }

    @Override
    public void refused(Refused refused) {
      if (refused.code().equals(MatchRefusals.matchOver().code())) {
        future.complete(null);
      } else {
        future.completeExceptionally(refused);
      }
    }
  }

  @Override
  public Optional<RecordedMatch> recorded(String matchId) {
    return library.recorded(matchId);
  }

  @Override
  public Optional<Replay> replay(String matchId, Viewer viewer) {
    return library.replay(matchId, viewer);
  }
}
