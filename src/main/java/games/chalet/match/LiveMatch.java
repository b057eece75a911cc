package games.chalet.match;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.web.LastResort;
import games.chalet.web.Refused;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/**
 * One match and its single writer: what comes from outside is a letter in its mailbox. The course
 * is folded from the journal when it is needed and put back on the shelf when nobody touches it.
 */
final class LiveMatch {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);
  static final Duration RETRY = Duration.ofSeconds(1);

  /** What is broken will be so for a while, and each time is a page in the log. */
  static final Duration RETRY_AFTER_ERROR = Duration.ofSeconds(30);

  /** In the mailbox all who only watch count as one. */
  private static final String WATCHERS = "watchers";

  private final House house;
  private final Mailbox mailbox;
  private final Deadlines deadlines;
  private final Consumer<LiveMatch> whenOver;
  private final Desertion desertion;

  private volatile Header header;
  private volatile Header.@Nullable End end;
  private volatile Set<Seat> removed;
  private volatile Instant touched = Instant.EPOCH;

  // Only letters touch what follows, one at a time.
  private @Nullable Course<?, ?, ?, ?> course;
  private final Attendance attendance;
  private final Broadcast broadcast;
  private final Talk talk = new Talk();

  LiveMatch(
      House house,
      Ledger.Sheet sheet,
      Executor executor,
      Activity activity,
      Consumer<LiveMatch> whenOver) {
    this.house = house;
    this.header = sheet.header();
    this.end = sheet.end();
    this.removed = Set.copyOf(sheet.removed());
    this.mailbox = new Mailbox(executor, activity);
    this.whenOver = whenOver;
    this.deadlines =
        new Deadlines(
            house.started(), house.settings().restartGrace(), header.clockInForce().limit());
    this.desertion = new Desertion(house, header);
    this.attendance = new Attendance(house, header);
    this.broadcast = new Broadcast(house, header, deadlines, attendance);
  }

  Header header() {
    return header;
  }

  /** From now on a player is called so in all that is told of this match. */
  void rename(String playerId, String name) {
    header = header.renamed(playerId, name);
  }

  MatchSummary summary() {
    return header.summary(end);
  }

  boolean isOver() {
    return end != null;
  }

  /** The seat to which this player has a right. */
  Optional<Seat> seatOf(@Nullable String playerId) {
    return header.seatOf(playerId).filter(seat -> !removed.contains(seat));
  }

  boolean mayWatch(@Nullable String playerId) {
    return header.spectators()
        && house.spectating().mayWatch(header.tableId(), playerId)
        && house.disclosure().isOpenTo(playerId, header.id());
  }

  /** Whether nobody has asked for anything since then. */
  boolean untouchedSince(Instant moment) {
    return touched.isBefore(moment);
  }

  /**
   * A seat wants something; the answer follows when it is on disk or refused.
   *
   * @param commandId null if the house says it and not the seat's player
   */
  void command(
      Seat seat,
      @Nullable String commandId,
      Answering answering,
      BiConsumer<Draft<?, ?, ?, ?>, Seat> change) {
    Request request = new Request(seat, commandId, answering, change);
    Runnable letter = () -> hear(request);
    if (!(request.isOfThePlayer() ? mailbox.post(seat, letter) : mailbox.post(letter))) {
      answering.refused(MatchRefusals.tooFast());
    }
  }

  /**
   * Sends the frame of this moment. Whether somebody may watch is asked here, on the thread of who
   * asks: the answer may have to be read, and the match waits for nobody's reading.
   */
  void snapshot(@Nullable String playerId, Replies replies) {
    Optional<Seat> seat = seatOf(playerId);
    if (seat.isEmpty() && !mayWatch(playerId)) {
      replies.refused(MatchRefusals.forbidden());
    } else if (!mailbox.post(
        seat.<Object>map(own -> own).orElse(WATCHERS), () -> show(seat, replies))) {
      replies.refused(MatchRefusals.tooFast());
    }
  }

  /** Tells a seat what its own actions would lead to; nothing comes of it. */
  void foresee(Seat seat, int choice, List<JsonNode> actions, Replies replies) {
    if (!mailbox.post(seat, () -> foretell(seat, choice, actions, replies))) {
      replies.refused(MatchRefusals.tooFast());
    }
  }

  /** A person votes; who is gone decides about whom. */
  void vote(Seat seat, Seat about, Proposal proposal, String commandId, Answering answering) {
    command(
        seat,
        commandId,
        answering,
        (draft, voter) -> draft.vote(voter, about, proposal, attendance.gone(), commandId));
  }

  /** Does what time or people's comings and goings ask for. */
  void tend() {
    tend(() -> {});
  }

  /** The same, and then something more. */
  void tend(Runnable then) {
    if (!mailbox.post(
        () -> {
          try {
            lookOrRetry();
          } finally {
            then.run();
          }
        })) {
      retry();
      then.run();
    }
  }

  /** Puts the course back on the shelf if nobody has touched it since then. */
  void shelve(Instant moment) {
    mailbox.post(
        () -> {
          if (untouchedSince(moment)) {
            course = null;
          }
        });
  }

  private void hear(Request request) {
    touched = house.clock().instant();
    withCourse(
        present -> {
          Optional<Course.Answer> first = request.firstAnswer(present);
          if (first.isPresent()) {
            request.done(first.get());
          } else if (present.position().over()) {
            request.refused(MatchRefusals.matchOver());
          } else if (request.isOfThePlayer() && removed.contains(request.seat())) {
            // Sent before the host removed that player, and heard after it.
            request.refused(MatchRefusals.notSeated());
          } else {
            hearNew(present, request);
          }
        },
        request::refused);
  }

  private void hearNew(Course<?, ?, ?, ?> present, Request request) {
    Draft<?, ?, ?, ?> draft = present.draft(house.clock().instant());
    try {
      request.putInto(draft);
      if (request.isOfThePlayer()
          && draft.isTalk()
          && !talk.mayGoOn(request.seat(), house.clock().instant())) {
        throw MatchRefusals.tooFast();
      }
      draft.settle(attendance.gone(), attendance.missed(draft.position()));
    } catch (Refused refused) {
      request.refused(refused);
      setAlarm(present.position());
      return;
    } catch (RuntimeException | Error e) { // Nothing has come of it yet.
      LastResort.endIfBeyondRepair(e);
      LOG.error("The rules of {} failed in match {}", header.gameId(), header.id(), e);
      request.refused(MatchRefusals.unavailable());
      setAlarm(present.position());
      return;
    }
    write(
        present,
        draft,
        () -> request.written(present),
        failure ->
            withCourse(readAgain -> request.notWritten(readAgain, failure), request::refused));
  }

  private void show(Optional<Seat> seat, Replies replies) {
    touched = house.clock().instant();
    if (seat.filter(removed::contains).isPresent()) { // Since it was asked.
      replies.refused(MatchRefusals.forbidden());
      return;
    }
    withCourse(
        present -> {
          int place = seat.map(Seat::index).orElse(header.seats().size());
          replies.frame(broadcast.frame(present, place), present.past());
        },
        replies::refused);
  }

  private void foretell(Seat seat, int choice, List<JsonNode> actions, Replies replies) {
    touched = house.clock().instant();
    if (removed.contains(seat)) {
      replies.refused(MatchRefusals.notSeated());
      return;
    }
    withCourse(
        present -> {
          try {
            Foresight.tell(present, seat, choice, actions, replies);
          } catch (Refused refused) {
            replies.refused(refused);
          } catch (RuntimeException | Error e) {
            LastResort.endIfBeyondRepair(e);
            LOG.error("Foresight of {} failed in match {}", header.gameId(), header.id(), e);
            replies.refused(MatchRefusals.unavailable());
          }
        },
        replies::refused);
  }

  /** Whatever happens, the time of this match does not stand still. */
  private void lookOrRetry() {
    try {
      look();
    } catch (RuntimeException | Error e) {
      house.alarms().setEarlier(header.id(), house.clock().instant().plus(RETRY_AFTER_ERROR));
      throw e;
    }
  }

  private void look() {
    if (isOver()) {
      return;
    }
    withCourse(
        present -> {
          if (!present.position().over()) {
            look(present);
          }
        },
        refused -> {
          if (!isOver()) {
            retry();
          }
        });
  }

  /**
   * Only here it is seen who has no connection. If other letters saw to it too, everybody could
   * tell from the moment of the news that somebody had sent something.
   */
  private void look(Course<?, ?, ?, ?> present) {
    Instant now = house.clock().instant();
    boolean changed = attendance.look(present.position());
    Draft<?, ?, ?, ?> draft = present.draft(now);
    try {
      doWhatIsDue(draft, present.position(), now);
    } catch (RuntimeException e) {
      giveUp(e, () -> {});
      return;
    }
    if (changed) {
      broadcast.present(present);
    }
    write(present, draft, () -> {}, failure -> retry());
  }

  private void doWhatIsDue(Draft<?, ?, ?, ?> draft, Position<?, ?, ?> position, Instant now) {
    if (desertion.endOf(position).filter(moment -> !moment.isAfter(now)).isPresent()) {
      draft.conclude(Entry.Conclude.ABANDONED);
      return;
    }
    for (Position.Vote vote : position.votes()) {
      if (!attendance.gone().contains(vote.about())) {
        draft.stopTalkingAbout(vote.about());
      }
    }
    draft.playForTheSlow(deadlines);
    draft.settle(attendance.gone(), attendance.missed(draft.position()));
  }

  private void write(
      Course<?, ?, ?, ?> present,
      Draft<?, ?, ?, ?> draft,
      Runnable written,
      Consumer<Exception> failed) {
    if (draft.isEmpty()) {
      written.run();
      setAlarm(present.position());
      return;
    }
    Header.End ending =
        draft.outcome().map(outcome -> new Header.End(draft.position().at(), outcome)).orElse(null);
    append(
        draft.lines(),
        ending,
        draft.removed(),
        () -> writtenOrReadAgain(present, draft, ending, written),
        failure -> notWritten(failure, failed));
  }

  /**
   * Hands lines to the journal; no other letter is opened until it is known what became of them.
   */
  private void append(
      List<Line> lines,
      Header.@Nullable End ending,
      List<Seat> removed,
      Runnable written,
      Consumer<Exception> failed) {
    mailbox.hold();
    house
        .journal()
        .append(
            new Append(
                header.id(),
                null,
                lines,
                ending,
                removed,
                () -> mailbox.resume(written),
                failure -> mailbox.resume(() -> failed.accept(failure))));
  }

  /** It is on disk: where it does not get further, the journal tells it to whoever asks next. */
  private void writtenOrReadAgain(
      Course<?, ?, ?, ?> present,
      Draft<?, ?, ?, ?> draft,
      Header.@Nullable End ending,
      Runnable answer) {
    try {
      written(present, draft, ending, answer);
    } catch (RuntimeException | Error e) {
      course = null;
      retry();
      throw e;
    }
  }

  private void written(
      Course<?, ?, ?, ?> present,
      Draft<?, ?, ?, ?> draft,
      Header.@Nullable End ending,
      Runnable answer) {
    draft.commit();
    Set<Seat> stillRemoved = new HashSet<>(removed);
    stillRemoved.addAll(draft.removed());
    removed = Set.copyOf(stillRemoved);
    end = ending;
    answer.run();
    draft.removed().forEach(broadcast::recheck);
    broadcast.moves(draft);
    tellOthers(draft);
    if (draft.isFull()) {
      tend();
    }
    setAlarm(present.position());
  }

  /**
   * Somebody else wrote in our journal, or the disk failed: the journal knows what is true. Where
   * it refused, for want of room, it was not touched.
   */
  private void notWritten(Exception failure, Consumer<Exception> failed) {
    if (!(failure instanceof Refused)) {
      course = null;
    }
    failed.accept(failure);
  }

  private void retry() {
    house.alarms().setEarlier(header.id(), house.clock().instant().plus(RETRY));
  }

  private void tellOthers(Draft<?, ?, ?, ?> draft) {
    for (Line line : draft.lines()) {
      switch (line.entry()) {
        case Entry.Act act -> house.actions().increment();
        case Entry.Undo undo -> {}
        case Entry.Presence presence -> {
          if (presence.change() == Entry.Change.RETURNED) {
            house.news().tell(new PlayerReturned(summary(), presence.seat()));
          }
        }
        case Entry.Voice voice -> {}
        case Entry.Conclude conclude -> {}
      }
    }
    if (isOver()) {
      overNow();
    }
  }

  private void overNow() {
    house.news().tell(new MatchEnded(summary()));
    whenOver.accept(this);
  }

  /** When a letter has been dealt with: when to look next. */
  private void setAlarm(Position<?, ?, ?> position) {
    house.alarms().set(header.id(), position.over() ? Optional.empty() : nextAlarm(position));
  }

  private Optional<Instant> nextAlarm(Position<?, ?, ?> position) {
    return Stream.of(
            deadlines.next(position.clocks()).stream(),
            desertion.endOf(position).stream(),
            attendance.nextChange(position).stream())
        .flatMap(moments -> moments)
        .min(Instant::compareTo);
  }

  private void withCourse(Consumer<Course<?, ?, ?, ?>> then, Consumer<Refused> otherwise) {
    Course<?, ?, ?, ?> present;
    try {
      present = course();
    } catch (UnreadableMatch e) {
      giveUp(e, () -> otherwise.accept(MatchRefusals.matchOver()));
      return;
    } catch (RuntimeException | Error e) {
      LastResort.endIfBeyondRepair(e);
      LOG.error("The journal of match {} could not be read", header.id(), e);
      otherwise.accept(MatchRefusals.unavailable());
      return;
    }
    then.accept(present);
  }

  private Course<?, ?, ?, ?> course() {
    Course<?, ?, ?, ?> present = course;
    if (present == null) {
      Game<?, ?, ?, ?, ?> game =
          house
              .games()
              .of(header)
              .orElseThrow(
                  () ->
                      new UnreadableMatch(
                          "There is no game %s with rules version %d"
                              .formatted(header.gameId(), header.rulesVersion())));
      present = Course.of(game, house.json(), header, house.ledger().lines(header.id()));
      course = present;
    }
    return present;
  }

  /** A match that the rules cannot go on with ends with a reason. */
  private void giveUp(RuntimeException why, Runnable then) {
    if (isOver()) {
      then.run();
      return;
    }
    LOG.error("Match {} cannot go on", header.id(), why);
    Line line;
    try {
      line =
          new Line(
              house.ledger().lastNumber(header.id()) + 1,
              house.clock().instant(),
              new Entry.Conclude(Entry.Conclude.UNREADABLE));
    } catch (RuntimeException e) {
      LOG.error("The journal of match {} could not be read", header.id(), e);
      retry();
      then.run();
      return;
    }
    Header.End ending = new Header.End(line.at(), Fold.CONCLUDED);
    append(
        List.of(line),
        ending,
        List.of(),
        () -> {
          end = ending;
          course = null;
          overNow();
          then.run();
        },
        failure -> {
          retry();
          then.run();
        });
  }
}
