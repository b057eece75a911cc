package games.chalet.match.live.writer;

import games.chalet.match.bots.BotSettings;
import games.chalet.match.bots.BotThreads;
import games.chalet.match.bots.BotTurns;
import games.chalet.match.bots.HintDesk;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.Mailbox.InFlight;
import games.chalet.match.state.BotSeats;
import games.chalet.match.time.MatchTime;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.TimeRules;
import games.chalet.match.time.Timekeeping;
import games.chalet.stomp.StompMessaging;
import games.chalet.web.limits.FairReads;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.concurrent.Executor;
import org.springframework.stereotype.Component;

/** Creates the handlers of the messages of one match. */
@Component
public final class LiveMatchFactory {

  private final MatchLoader loader;
  private final Journal journal;
  private final CommittedEvents events;
  private final Replies replies;
  private final StompMessaging messaging;
  private final MatchRights rights;
  private final Timekeeping time;
  private final Counter actions;
  private final BotSettings botSettings;
  private final BotThreads botThreads;
  private final HintDesk hintDesk;
  private final FairReads reads;

  /**
   * Creates a factory.
   *
   * @param reads the threads for previews
   */
  public LiveMatchFactory(
      MatchLoader loader,
      Journal journal,
      CommittedEvents events,
      Replies replies,
      StompMessaging messaging,
      MatchRights rights,
      Timekeeping time,
      MeterRegistry meters,
      BotSettings botSettings,
      BotThreads botThreads,
      HintDesk hintDesk,
      FairReads reads) {
    this.loader = loader;
    this.journal = journal;
    this.events = events;
    this.replies = replies;
    this.messaging = messaging;
    this.rights = rights;
    this.time = time;
    this.actions = meters.counter("chalet.match.actions");
    this.botSettings = botSettings;
    this.botThreads = botThreads;
    this.hintDesk = hintDesk;
    this.reads = reads;
  }

  /**
   * Creates a match from its stored data, with an empty mailbox.
   *
   * @param executor on which messages are handled
   * @param inFlight counts the mailboxes that have work
   * @param since the process time at which this process began to look after it
   * @param ownership how this process comes to own it
   * @param takenUp see {@link MessageHandler}
   * @param deposed see {@link MatchWriter}
   */
  public LiveMatch create(
      StoredMatch stored,
      Executor executor,
      InFlight inFlight,
      Instant since,
      Ownership ownership,
      Runnable takenUp,
      Runnable deposed) {
    MatchTime matchTime = time.timeOf(since);
    Header header = stored.header();
    LiveState state =
        new LiveState(
            loader,
            new LiveHeader(stored),
            new MatchClaim(loader, header.id(), ownership),
            matchTime);
    TimeRules rules = time.rulesOf(state::header, matchTime);
    MatchTimer timer = new MatchTimer(header.id(), rules, time.wakeUps(), matchTime);
    PositionPublisher publisher = new PositionPublisher(messaging, header, rules);
    Mailbox mailbox = new Mailbox(header.id(), executor, inFlight);
    BotSeats botSeats = new BotSeats(botSettings.takeover());
    BotTurns botTurns =
        new BotTurns(
            botSeats,
            botThreads,
            botSettings,
            time::isProgramThere,
            rules.presence()::waiting,
            (seat, choice, action) -> mailbox.post(new MatchMessage.BotAct(seat, choice, action)));
    MatchWriter writer =
        new MatchWriter(
            state,
            mailbox,
            journal,
            publisher,
            events,
            time.players(),
            actions,
            timer,
            botTurns,
            deposed);
    MatchReader reader = new MatchReader(state, writer, replies, timer);
    BotRequestHandler botRequests =
        new BotRequestHandler(state, mailbox, reader, writer, hintDesk, botTurns, replies);
    MessageHandler handler =
        new MessageHandler(
            state,
            mailbox,
            reader,
            new CommandHandler(state, reader, writer, rules.presence(), botSeats, timer, replies),
            new QueryHandler(
                state,
                reader,
                writer,
                publisher,
                new PreviewHandler(state, reader, reads, inFlight, time.players(), replies),
                replies),
            botRequests,
            new TimeKeeper(state, reader, writer, rules, botSeats, timer, publisher),
            new BotMoves(state, reader, writer, rules.presence(), botSeats, botTurns, timer),
            writer,
            publisher,
            takenUp);
    mailbox.handleWith(handler::handle);
    return new LiveMatch(state, mailbox, rights, replies, timer);
  }

  /**
   * The way in which this process comes to own a match, see {@link
   * games.chalet.match.journal.OwnerClaims}.
   */
  public enum Ownership {
    /** It began here, and there is no other process: it need not be claimed until it is evicted. */
    FROM_THE_START,
    /** There should be no other process, but the previous owner may still be writing. */
    SOLE,
    /** Another process could claim it at any time. */
    SHARED
  }
}
