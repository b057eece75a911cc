package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.storage.DiskSpace;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** What other rooms may ask of matches and do with them; they wait for the answers. */
final class AllMatches implements Matches {

  private static final Duration LONGEST_NEWS = Duration.ofSeconds(2);

  private final LiveMatches matches;
  private final Dealer dealer;
  private final Journal journal;
  private final Ledger ledger;
  private final Library library;
  private final News news;
  private final PendingReplies pending;
  private final DiskSpace space;

  AllMatches(
      LiveMatches matches,
      Dealer dealer,
      Journal journal,
      Ledger ledger,
      Library library,
      News news,
      PendingReplies pending,
      DiskSpace space) {
    this.matches = matches;
    this.dealer = dealer;
    this.journal = journal;
    this.ledger = ledger;
    this.library = library;
    this.news = news;
    this.pending = pending;
    this.space = space;
  }

  @Override
  public MatchSummary start(NewMatch match) {
    if (matches.isClosing()) {
      throw MatchRefusals.shuttingDown();
    }
    space.requireForNew();
    Dealer.Deal deal = dealer.deal(match);
    write(deal);
    LiveMatch live = matches.keep(new StoredMatch(deal.header(), deal.end(), List.of()));
    live.checkTime();
    news.tell(new MatchStarted(live.summary()));
    if (live.isOver()) {
      news.tell(new MatchEnded(live.summary()));
    }
    return live.summary();
  }

  /** Returns when the beginning is on disk. */
  private void write(Dealer.Deal deal) {
    CompletableFuture<Void> written = new CompletableFuture<>();
    journal.append(
        new Append(
            deal.header().id(),
            deal.header(),
            List.of(),
            deal.end(),
            List.of(),
            () -> written.complete(null),
            written::completeExceptionally));
    await(written);
  }

  private static void await(CompletableFuture<?> future) {
    try {
      future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RefusedException refused) {
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
    return ledger.running().stream().map(StoredMatch::summary).toList();
  }

  @Override
  public Optional<MatchSummary> latestAt(String tableId) {
    return ledger.latestAt(tableId).map(StoredMatch::summary);
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return ledger.endedSince(moment, limit).stream().map(StoredMatch::summary).toList();
  }

  @Override
  public void awaitNews() {
    news.await(LONGEST_NEWS);
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    return matches
        .live(matchId)
        .filter(
            match ->
                match.header().visibility().isPublic()
                    || match.header().seatOf(playerId).isPresent()
                    || match.mayWatch(playerId))
        .isPresent();
  }

  @Override
  public void leave(String matchId, Seat seat) {
    command(matchId, seat, new MatchCommand.Leave());
  }

  @Override
  public void remove(String matchId, Seat seat) {
    command(matchId, seat, new MatchCommand.Remove());
  }

  @Override
  public void giveUp(String matchId) {
    command(matchId, new Seat(0), new MatchCommand.GiveUp());
  }

  /** What another room wants done about a seat; returns when it is on disk. */
  private void command(String matchId, Seat seat, MatchCommand command) {
    if (matches.isClosing()) {
      throw MatchRefusals.shuttingDown();
    }
    Optional<LiveMatch> match =
        matches
            .live(matchId)
            .filter(found -> !found.isOver())
            .filter(found -> seat.index() < found.header().seats().size());
    if (match.isPresent()) {
      PendingReplies.Pending reply = pending.expect();
      match.get().command(seat, command, reply.address());
      await(reply.answer());
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
