package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.command.BotRequest;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.Header;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.time.MatchTimer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One match, usable from any thread. Requests wait in its mailbox, and its single writer, {@link
 * MessageHandler}, handles them. The committed state is rebuilt from the journal on first use and
 * evicted when it was unused for a while.
 */
public final class LiveMatch implements KnownMatch {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);

  private final LiveHeader known;
  private final LiveState state;
  private final Mailbox mailbox;
  private final MatchRights rights;
  private final Replies replies;
  private final MatchTimer timer;

  LiveMatch(
      LiveState state, Mailbox mailbox, MatchRights rights, Replies replies, MatchTimer timer) {
    this.known = state.known();
    this.state = state;
    this.mailbox = mailbox;
    this.rights = rights;
    this.replies = replies;
    this.timer = timer;
  }

  @Override
  public Header header() {
    return known.header();
  }

  /** Changes the name of a player in everything that is shown of this match from now on. */
  public void rename(String playerId, String name) {
    known.rename(playerId, name);
  }

  @Override
  public MatchSummary summary() {
    return known.summary();
  }

  @Override
  public boolean isOver() {
    return known.isOver();
  }

  @Override
  public Optional<Seat> seatOf(@Nullable String playerId) {
    return known.seatOf(playerId);
  }

  @Override
  public boolean mayWatch(@Nullable String playerId) {
    return rights.mayWatch(known.header(), playerId);
  }

  /** Returns true if the match was not used since that moment of process time. */
  public boolean untouchedSince(Instant moment) {
    return state.untouchedSince(moment);
  }

  /** Returns true if the right to the request can be checked without another module. */
  public boolean knowsRightOf(SentRequest sent) {
    return seatOf(sent.playerId()).isPresent();
  }

  /** Handles a request that a person sent; the answer follows later. */
  public void send(SentRequest sent) {
    Optional<Seat> seat = seatOf(sent.playerId());
    if (seat.isEmpty() && !mayKnow(sent.playerId())) {
      replies.refused(sent.replyTo(), MatchRefusal.UNKNOWN.of());
      return;
    }
    switch (sent.request()) {
      case MatchCommand command ->
          seat.filter(own -> mayCommand(own, command))
              .ifPresentOrElse(
                  own -> command(own, sent.playerId(), command, sent.replyTo()),
                  () -> replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of()));
      case MatchQuery.Preview preview -> ofSeat(seat, sent, own -> query(own, sent, preview));
      case BotRequest request -> ofSeat(seat, sent, own -> askBots(own, sent, request));
      case MatchQuery.Snapshot snapshot -> {
        if (seat.isPresent() || mayWatch(sent.playerId())) {
          query(seat.orElse(null), sent, snapshot);
        } else {
          replies.refused(sent.replyTo(), MatchRefusal.NOT_WATCHABLE.of());
        }
      }
    }
  }

  /**
   * Returns true if the seat may send this command. A program can only act: it cannot leave, vote
   * or take back.
   */
  private boolean mayCommand(Seat seat, MatchCommand command) {
    return command instanceof MatchCommand.Act || !header().isOfProgram(seat);
  }

  /** Queues a command of another module; the answer follows when it is on disk or refused. */
  public void command(Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo) {
    command(seat, null, command, replyTo);
  }

  /**
   * Queues a command; the answer follows when it is on disk or refused.
   *
   * @param player the id of the player who sent it; null if another module did
   */
  public void command(
      Seat seat, @Nullable String player, MatchCommand command, ReplyAddress replyTo) {
    post(new MatchMessage.SentCommand(seat, player, command, replyTo), replyTo);
  }

  /** Queues a request that only a seat may send. */
  private void ofSeat(Optional<Seat> seat, SentRequest sent, Consumer<Seat> queueing) {
    seat.ifPresentOrElse(
        queueing, () -> replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of()));
  }

  private void askBots(Seat seat, SentRequest sent, BotRequest request) {
    ReplyAddress.Session replyTo = (ReplyAddress.Session) sent.replyTo();
    post(new MatchMessage.SentBotRequest(seat, sent.playerId(), request, replyTo), replyTo);
  }

  private void query(@Nullable Seat seat, SentRequest sent, MatchQuery query) {
    post(new MatchMessage.SentQuery(seat, sent.playerId(), query, sent.replyTo()), sent.replyTo());
  }

  private void post(MatchMessage message, ReplyAddress replyTo) {
    if (!mailbox.post(message)) {
      replies.refused(replyTo, MatchRefusal.TOO_FAST.of());
    }
  }

  /** Begins the match now. */
  public void begin() {
    state.begin();
    checkTime();
  }

  /** Checks deadlines and presences. */
  public void checkTime() {
    if (!mailbox.post(new MatchMessage.CheckTime())) {
      timer.retry();
    }
  }

  /**
   * Checks deadlines and presences after a start of the server, and reports when that is done.
   *
   * @return false if that cannot be done now; it is tried again
   */
  public boolean takeUp(Instant started) {
    boolean posted = mailbox.post(new MatchMessage.TakeUp(started));
    if (!posted) {
      timer.retry();
    }
    return posted;
  }

  /**
   * Takes over the match from another process: publishes what the previous owner may have left
   * unpublished.
   */
  public void takeOver() {
    if (!mailbox.post(new MatchMessage.TakeOver())) {
      timer.retry();
    }
  }

  /** Sends the present position again to viewers who may have missed the last one. */
  public void tellAgain(int place) {
    mailbox.post(new MatchMessage.TellAgain(place));
  }

  /** Accepts no more messages; runs {@code closed} after the accepted ones, on any thread. */
  public void close(Runnable closed) {
    mailbox.close(closed);
  }

  /** Logs the unhandled messages of a server that closes before everything is answered. */
  public void logWhatWaits() {
    List<MatchMessage> waiting = mailbox.waiting();
    if (!waiting.isEmpty()) {
      List<MatchMessage.Kind> kinds = waiting.stream().map(MatchMessage::kind).toList();
      LOG.warn("Unhandled messages in match {}: {}", state.id(), kinds);
    }
  }

  /** Evicts the committed state if the match was not used since then. */
  public void evict(Instant untouchedSince) {
    mailbox.post(new MatchMessage.Evict(untouchedSince));
  }
}
