package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.Beginning;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchEvent.MatchStarted;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.Recap;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.Review;
import games.chalet.match.Seating;
import games.chalet.match.TurnView;
import games.chalet.match.bots.Reviews;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.CommittedEvents;
import games.chalet.match.live.writer.KnownMatch;
import games.chalet.match.state.MatchRefusal;
import games.chalet.storage.DiskSpace;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The operations on matches for other modules; they wait for the answers. */
@Component
final class MatchService implements Matches {

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

  private final MatchRouting matches;
  private final MatchFactory factory;
  private final Journal journal;
  private final JournalReader reader;
  private final FinishedMatches finished;
  private final Recaps recaps;
  private final CommittedEvents events;
  private final PendingReplies pending;
  private final DiskSpace space;
  private final Reviews reviews;

  MatchService(
      MatchRouting matches,
      MatchFactory factory,
      Journal journal,
      JournalReader reader,
      FinishedMatches finished,
      Recaps recaps,
      CommittedEvents events,
      PendingReplies pending,
      DiskSpace space,
      Reviews reviews) {
    this.matches = matches;
    this.factory = factory;
    this.journal = journal;
    this.reader = reader;
    this.finished = finished;
    this.recaps = recaps;
    this.events = events;
    this.pending = pending;
    this.space = space;
    this.reviews = reviews;
  }

  @Override
  public MatchSummary start(NewMatch match, Consumer<JournalTransaction> rows) {
    if (matches.isClosing()) {
      throw MatchRefusal.SHUTTING_DOWN.of();
    }
    space.requireForNew();
    MatchFactory.Deal deal = factory.deal(match);
    write(deal, rows);
    StoredMatch stored = new StoredMatch(deal.header(), deal.end(), List.of());
    matches.begin(stored);
    events.tell(new MatchStarted(stored.summary()));
    if (deal.end() != null) {
      events.tell(new MatchEnded(stored.summary()));
    }
    return stored.summary();
  }

  /** Writes the beginning; returns when it is on disk. */
  private void write(MatchFactory.Deal deal, Consumer<JournalTransaction> rows) {
    CompletableFuture<Void> written = new CompletableFuture<>();
    journal.append(
        new JournalWrite(
            deal.header().id(),
            JournalWrite.UNCLAIMED,
            new JournalWrite.Begun(deal.header(), rows),
            deal.earlier(),
            deal.end() == null ? null : deal.header().summary(deal.end()),
            SeatChanges.NONE,
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
      throw MatchRefusal.UNAVAILABLE.of();
    }
  }

  @Override
  public Beginning beginning(ContinuedFrom from) {
    return finished.beginning(from);
  }

  @Override
  public Optional<MatchSummary> find(String matchId) {
    return matches.find(matchId).map(KnownMatch::summary);
  }

  @Override
  public List<MatchSummary> running() {
    return reader.running().stream().map(StoredMatch::summary).toList();
  }

  @Override
  public List<MatchSummary> endedAt(String tableId, int limit) {
    return reader.endedAt(tableId, limit).stream().map(StoredMatch::summary).toList();
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return reader.endedSince(moment, limit).stream().map(StoredMatch::summary).toList();
  }

  @Override
  public void awaitListeners() {
    events.await(LONGEST_WAIT);
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    return matches.find(matchId).filter(match -> match.mayKnow(playerId)).isPresent();
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
  public void pass(String matchId, Seat seat, String from, Seating to) {
    pass(matchId, seat, new MatchCommand.Pass(from, to.playerId(), to.name(), false));
  }

  @Override
  public void giveBack(String matchId, Seat seat, String from, Seating to) {
    pass(matchId, seat, new MatchCommand.Pass(from, to.playerId(), to.name(), true));
  }

  private void pass(String matchId, Seat seat, MatchCommand.Pass pass) {
    if (!command(matchId, seat, pass)) {
      throw MatchRefusal.OVER.of();
    }
  }

  @Override
  public void giveUp(String matchId) {
    command(matchId, new Seat(0), new MatchCommand.GiveUp());
  }

  /**
   * Carries out a command of another module about a seat; returns when it is on disk, or false if
   * the match is over or unknown.
   */
  private boolean command(String matchId, Seat seat, MatchCommand command) {
    if (matches.isClosing()) {
      throw MatchRefusal.SHUTTING_DOWN.of();
    }
    boolean goesOn =
        matches
            .find(matchId)
            .filter(found -> !found.isOver())
            .filter(found -> seat.index() < found.header().seats().size())
            .isPresent();
    if (goesOn) {
      PendingReplies.Pending reply = pending.expect();
      matches.command(matchId, seat, command, reply.address());
      try {
        await(reply.answer());
      } catch (RefusedException refused) {
        if (refused.code().equals(MatchRefusal.OVER.of().code())) {
          return false; // It has ended since.
        }
        throw refused;
      }
    }
    return goesOn;
  }

  @Override
  public Review review(String matchId) {
    return reviews.find(matchId);
  }

  @Override
  public Review askForReview(String matchId, Party by) {
    space.requireForNew();
    return reviews.ask(matchId, by);
  }

  @Override
  public Optional<RecordedMatch> recorded(String matchId) {
    return finished.recorded(matchId);
  }

  @Override
  public Optional<Recap> recap(String matchId, String playerId) {
    return recaps.find(matchId, playerId);
  }

  @Override
  public Optional<byte[]> snapshot(String matchId, String playerId) {
    PendingReplies.Pending reply = pending.expect();
    matches.send(new SentRequest(matchId, playerId, new MatchQuery.Snapshot(), reply.address()));
    return reply
        .answer()
        .completeOnTimeout(Optional.empty(), LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS)
        .exceptionally(refused -> Optional.empty())
        .join();
  }

  @Override
  public Optional<TurnView> turn(String matchId) {
    return recaps.turn(matchId);
  }

  @Override
  public Optional<Replay> replay(String matchId, Viewer viewer) {
    return finished.replay(matchId, viewer);
  }
}
