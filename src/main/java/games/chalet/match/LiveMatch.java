package games.chalet.match;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.web.Refused;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One match and its single writer: what comes from outside is a letter in its mailbox. The course
 * is folded from the journal when it is needed and put back on the shelf when nobody touches it.
 */
final class LiveMatch {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);
  private static final Duration RETRY = Duration.ofSeconds(1);

  /** In the mailbox all who only watch count as one. */
  private static final String WATCHERS = "watchers";

  /** How the codes of violated constraints begin, by the SQL standard. */
  private static final String INTEGRITY = "23";

  private final House house;
  private final Mailbox mailbox;
  private final Deadlines deadlines;
  private final Consumer<LiveMatch> whenOver;

  private volatile Header header;
  private volatile Header.@Nullable End end;
  private volatile Set<Seat> removed;
  private volatile Instant touched = Instant.EPOCH;

  // Only letters touch what follows, one at a time.
  private @Nullable Course<?, ?, ?, ?> course;
  private Set<Seat> gone = Set.of();
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
    return header.spectators() && house.spectating().mayWatch(header.tableId(), playerId);
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
      BiConsumer<Draft<?, ?, ?, ?>, Seat> wish) {
    Runnable letter = () -> hear(seat, commandId, answering, wish);
    if (!(commandId == null ? mailbox.post(letter) : mailbox.post(seat, letter))) {
      answering.refused(MatchRefusals.tooFast());
    }
  }

  /** Sends the frame of this moment. */
  void snapshot(@Nullable String playerId, Replies replies) {
    Object sender = seatOf(playerId).<Object>map(seat -> seat).orElse(WATCHERS);
    if (!mailbox.post(sender, () -> show(playerId, replies))) {
      replies.refused(MatchRefusals.tooFast());
    }
  }

  /** A person votes; who is gone decides about whom. */
  void vote(Seat seat, Seat about, Proposal proposal, String commandId, Answering answering) {
    command(
        seat,
        commandId,
        answering,
        (draft, voter) -> draft.vote(voter, about, proposal, gone, commandId));
  }

  /** Does what time or people's comings and goings ask for. */
  void tend() {
    tend(() -> {});
  }

  /** The same, and then something more. */
  void tend(Runnable then) {
    if (!mailbox.post(
        () -> {
          look();
          then.run();
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

  private void hear(
      Seat seat,
      @Nullable String commandId,
      Answering answering,
      BiConsumer<Draft<?, ?, ?, ?>, Seat> wish) {
    touched = house.clock().instant();
    withCourse(
        present -> {
          Optional<Course.Answer> first =
              Optional.ofNullable(commandId).flatMap(id -> present.answer(seat, id));
          if (first.isPresent()) {
            answering.done(first.get());
          } else if (present.position().over()) {
            answering.refused(MatchRefusals.matchOver());
          } else if (commandId != null && removed.contains(seat)) {
            // Sent before the host removed that player, and heard after it.
            answering.refused(MatchRefusals.notSeated());
          } else {
            hearNew(present, seat, commandId, answering, wish);
          }
        },
        answering::refused);
  }

  private void hearNew(
      Course<?, ?, ?, ?> present,
      Seat seat,
      @Nullable String commandId,
      Answering answering,
      BiConsumer<Draft<?, ?, ?, ?>, Seat> wish) {
    boolean seen = lookAround(present.position());
    Draft<?, ?, ?, ?> draft = present.draft(house.clock().instant());
    try {
      wish.accept(draft, seat);
      if (commandId != null && draft.isTalk() && !talk.mayGoOn(seat, house.clock().instant())) {
        throw MatchRefusals.tooFast();
      }
      draft.settle(gone, missed(draft.position()));
    } catch (Refused refused) {
      answering.refused(refused);
      rest(present, seen);
      return;
    } catch (RuntimeException e) {
      LOG.error("The rules of {} failed in match {}", header.gameId(), header.id(), e);
      answering.refused(MatchRefusals.unavailable());
      rest(present, seen);
      return;
    }
    write(
        present,
        draft,
        seen,
        () -> answering.done(answerTo(present, seat, commandId)),
        failure -> answerAfter(failure, seat, commandId, answering));
  }

  private static Course.Answer answerTo(
      Course<?, ?, ?, ?> course, Seat seat, @Nullable String commandId) {
    return Optional.ofNullable(commandId)
        .flatMap(id -> course.answer(seat, id))
        .orElseGet(() -> course.answerNow(seat));
  }

  /** What was not written may have been written by somebody else before. */
  private void answerAfter(
      Exception failure, Seat seat, @Nullable String commandId, Answering answering) {
    withCourse(
        present ->
            Optional.ofNullable(commandId)
                .flatMap(id -> present.answer(seat, id))
                .ifPresentOrElse(
                    answering::done,
                    () ->
                        answering.refused(
                            isConflict(failure)
                                ? MatchRefusals.staleChoice()
                                : MatchRefusals.unavailable())),
        answering::refused);
  }

  private static boolean isConflict(Exception failure) {
    return failure instanceof SQLException sql
        && sql.getSQLState() != null
        && sql.getSQLState().startsWith(INTEGRITY);
  }

  private void show(@Nullable String playerId, Replies replies) {
    touched = house.clock().instant();
    Optional<Seat> seat = seatOf(playerId);
    if (seat.isEmpty() && !mayWatch(playerId)) {
      replies.refused(MatchRefusals.forbidden());
      return;
    }
    withCourse(
        present -> {
          if (lookAround(present.position())) {
            publishToAll(present);
          }
          int place = seat.map(Seat::index).orElse(header.seats().size());
          replies.frame(frames(present).of(place), present.past());
          setAlarm(present.position());
        },
        replies::refused);
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

  private void look(Course<?, ?, ?, ?> present) {
    Instant now = house.clock().instant();
    boolean seen = lookAround(present.position());
    Draft<?, ?, ?, ?> draft = present.draft(now);
    try {
      doWhatIsDue(draft, present.position(), now);
    } catch (RuntimeException e) {
      giveUp(e, () -> {});
      return;
    }
    write(present, draft, seen, () -> {}, failure -> retry());
  }

  private void doWhatIsDue(Draft<?, ?, ?, ?> draft, Position<?, ?, ?> position, Instant now) {
    if (abandonedAt(position).filter(moment -> !moment.isAfter(now)).isPresent()) {
      draft.conclude(Entry.Conclude.ABANDONED);
      return;
    }
    for (Position.Vote vote : position.votes()) {
      if (!gone.contains(vote.about())) {
        draft.stopTalkingAbout(vote.about());
      }
    }
    draft.playForTheSlow(deadlines);
    draft.settle(gone, missed(draft.position()));
  }

  private void write(
      Course<?, ?, ?, ?> present,
      Draft<?, ?, ?, ?> draft,
      boolean seen,
      Runnable written,
      Consumer<Exception> failed) {
    if (draft.isEmpty()) {
      written.run();
      rest(present, seen);
      return;
    }
    Header.End ending =
        draft.outcome().map(outcome -> new Header.End(draft.position().at(), outcome)).orElse(null);
    mailbox.hold();
    house
        .journal()
        .append(
            new Append(
                header.id(),
                null,
                draft.lines(),
                ending,
                draft.removed(),
                () -> mailbox.resume(() -> written(present, draft, ending, seen, written)),
                failure -> mailbox.resume(() -> notWritten(failure, failed))));
  }

  private void written(
      Course<?, ?, ?, ?> present,
      Draft<?, ?, ?, ?> draft,
      Header.@Nullable End ending,
      boolean seen,
      Runnable answer) {
    draft.commit();
    Set<Seat> stillRemoved = new HashSet<>(removed);
    stillRemoved.addAll(draft.removed());
    removed = Set.copyOf(stillRemoved);
    end = ending;
    answer.run();
    draft.removed().forEach(seat -> house.postbox().recheck(destination(seat)));
    publish(draft);
    tellOthers(draft);
    if (draft.isFull()) {
      tend();
    }
    rest(present, seen);
  }

  /** Somebody else wrote in our journal, or the disk failed: the journal knows what is true. */
  private void notWritten(Exception failure, Consumer<Exception> failed) {
    course = null;
    failed.accept(failure);
  }

  private void retry() {
    house.alarms().setEarlier(header.id(), house.clock().instant().plus(RETRY));
  }

  private <S extends Record, A, V extends Record, E> void publish(Draft<S, A, V, E> draft) {
    for (Fold.Move<S, A, V, E> move : draft.moves()) {
      if (!move.changed().isEmpty()) {
        Frames<S, A, V, E> frames =
            new Frames<>(
                draft.fold(),
                move.after(),
                move.events(),
                gone,
                deadlines,
                house.clock().instant());
        move.changed().forEach(place -> publish(draft.fold().viewers().get(place), frames, place));
      }
    }
  }

  private void publish(Viewer viewer, Frames<?, ?, ?, ?> frames, int place) {
    house
        .postbox()
        .publish(
            MatchDestinations.topic(header.id(), Frames.nameOf(viewer)), () -> frames.of(place));
  }

  private String destination(Seat seat) {
    return MatchDestinations.topic(header.id(), Frames.nameOf(new Viewer.Seated(seat)));
  }

  private void tellOthers(Draft<?, ?, ?, ?> draft) {
    for (Line line : draft.lines()) {
      switch (line.entry()) {
        case Entry.Act act -> house.actions().increment();
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

  /** What is left when a letter has been dealt with. */
  private void rest(Course<?, ?, ?, ?> present, boolean seen) {
    if (lookAround(present.position()) || seen) {
      publishToAll(present);
    }
    setAlarm(present.position());
  }

  /** Sees who has no connection; whether that has changed. */
  private boolean lookAround(Position<?, ?, ?> position) {
    if (position.over()) {
      return false;
    }
    Instant now = house.clock().instant();
    Set<Seat> goneNow = new TreeSet<>();
    for (Seat seat : header.allSeats()) {
      if (position.away(seat) == Away.PRESENT
          && goneAt(seat).filter(moment -> !moment.isAfter(now)).isPresent()) {
        goneNow.add(seat);
      }
    }
    boolean changed = !goneNow.equals(gone);
    gone = goneNow;
    return changed;
  }

  private Optional<Instant> goneAt(Seat seat) {
    String player = header.playerAt(seat);
    return house.absences().isOnline(player)
        ? Optional.empty()
        : Optional.of(
            house
                .absences()
                .goneAt(
                    player,
                    header.startedAt(),
                    header.clockInForce().limit().orElse(Duration.ZERO)));
  }

  /**
   * Without a clock: who has been without a connection for so short a time that they may be back.
   */
  private Set<Seat> missed(Position<?, ?, ?> position) {
    Instant now = house.clock().instant();
    Set<Seat> missed = new TreeSet<>(header.allSeats());
    missed.removeIf(
        seat -> missedUntil(position, seat).filter(moment -> moment.isAfter(now)).isEmpty());
    return missed;
  }

  private Optional<Instant> missedUntil(Position<?, ?, ?> position, Seat seat) {
    Away away = position.away(seat);
    String player = header.playerAt(seat);
    return header.clockInForce().limit().isPresent()
            || (away != Away.PRESENT && away != Away.PLAYED_ON)
            || house.absences().isOnline(player)
        ? Optional.empty()
        : Optional.of(
            house
                .absences()
                .offlineSince(player, header.startedAt())
                .plus(house.settings().missedFor()));
  }

  /** When a match ends because nobody plays it any more; empty as long as somebody may. */
  private Optional<Instant> abandonedAt(Position<?, ?, ?> position) {
    return Stream.of(
            Optional.ofNullable(position.deserted())
                .map(since -> since.plus(house.settings().abandonedAfter())),
            forsakenSince(position).map(this::forsakenFrom))
        .flatMap(Optional::stream)
        .min(Instant::compareTo);
  }

  /** After a start everybody has a day to come by, for who was there before it is not known. */
  private Instant forsakenFrom(Instant since) {
    Instant month = since.plus(house.settings().forsakenAfter());
    Instant grace = house.started().plus(house.settings().abandonedAfter());
    return month.isAfter(grace) ? month : grace;
  }

  /** Since when nothing has happened and nobody was there to do anything. */
  private Optional<Instant> forsakenSince(Position<?, ?, ?> position) {
    List<String> players = header.seats().stream().map(Seating::playerId).toList();
    return players.stream().anyMatch(house.absences()::isOnline)
        ? Optional.empty()
        : Stream.concat(
                Stream.of(position.at()),
                players.stream().flatMap(player -> house.absences().lastSeen(player).stream()))
            .max(Instant::compareTo);
  }

  private void setAlarm(Position<?, ?, ?> position) {
    house.alarms().set(header.id(), position.over() ? Optional.empty() : nextAlarm(position));
  }

  private Optional<Instant> nextAlarm(Position<?, ?, ?> position) {
    Stream<Instant> goings =
        header.allSeats().stream()
            .filter(seat -> position.away(seat) == Away.PRESENT && !gone.contains(seat))
            .flatMap(seat -> goneAt(seat).stream());
    Stream<Instant> enoughMissed =
        position.votes().isEmpty()
            ? Stream.empty()
            : missed(position).stream().flatMap(seat -> missedUntil(position, seat).stream());
    return Stream.of(
            deadlines.next(position.clocks()).stream(),
            abandonedAt(position).stream(),
            goings,
            enoughMissed)
        .flatMap(moments -> moments)
        .min(Instant::compareTo);
  }

  /** Nothing has happened in the match, but around it: versions stay as they are. */
  private void publishToAll(Course<?, ?, ?, ?> present) {
    Frames<?, ?, ?, ?> frames = frames(present);
    List<Viewer> viewers = present.fold().viewers();
    for (int place = 0; place < viewers.size(); place++) {
      publish(viewers.get(place), frames, place);
    }
  }

  private <S extends Record, A, V extends Record, E> Frames<S, A, V, E> frames(
      Course<S, A, V, E> present) {
    return new Frames<>(
        present.fold(), present.position(), List.of(), gone, deadlines, house.clock().instant());
  }

  private void withCourse(Consumer<Course<?, ?, ?, ?>> then, Consumer<Refused> otherwise) {
    Course<?, ?, ?, ?> present;
    try {
      present = course();
    } catch (UnreadableMatch e) {
      giveUp(e, () -> otherwise.accept(MatchRefusals.matchOver()));
      return;
    } catch (RuntimeException e) {
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
              .apply(header.gameId())
              .orElseThrow(() -> new UnreadableMatch("There is no game " + header.gameId()));
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
    mailbox.hold();
    house
        .journal()
        .append(
            new Append(
                header.id(),
                null,
                List.of(line),
                ending,
                List.of(),
                () ->
                    mailbox.resume(
                        () -> {
                          end = ending;
                          course = null;
                          overNow();
                          then.run();
                        }),
                failure ->
                    mailbox.resume(
                        () -> {
                          retry();
                          then.run();
                        })));
  }
}
