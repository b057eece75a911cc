package games.chalet.match;

import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.util.concurrent.Executor;

/** Puts together what handles the messages of one match. */
final class LiveMatchFactory {

  private final MatchLoader loader;
  private final Journal journal;
  private final News news;
  private final Replies replies;
  private final Audiences audiences;
  private final MatchRights rights;
  private final Timekeeping time;
  private final Counter actions;

  LiveMatchFactory(
      MatchLoader loader,
      Journal journal,
      News news,
      Replies replies,
      Audiences audiences,
      MatchRights rights,
      Timekeeping time,
      Counter actions) {
    this.loader = loader;
    this.journal = journal;
    this.news = news;
    this.replies = replies;
    this.audiences = audiences;
    this.rights = rights;
    this.time = time;
    this.actions = actions;
  }

  /**
   * The match of a sheet, with nothing in its mailbox.
   *
   * @param executor on which messages are handled
   * @param activity counts the mailboxes that have something to do
   * @param takenUp see {@link MessageHandler}
   */
  LiveMatch create(StoredMatch sheet, Executor executor, Activity activity, Runnable takenUp) {
    Clock clock = time.clock();
    Header header = sheet.header();
    LiveState state = new LiveState(loader, sheet);
    TimeRules rules = time.rulesOf(header);
    MatchTimer timer = new MatchTimer(header.id(), rules, time.alarms(), clock);
    Broadcast broadcast = new Broadcast(audiences.of(header), rules, clock);
    Publication publication = new Publication(state, broadcast, news, time.absences(), actions);
    Mailbox mailbox = new Mailbox(header.id(), executor, activity);
    MatchWriter writer = new MatchWriter(state, mailbox, journal, publication, timer);
    MatchReader reader = new MatchReader(state, loader, writer, publication, replies, timer, clock);
    MessageHandler handler =
        new MessageHandler(
            state,
            mailbox,
            new CommandHandler(state, reader, writer, rules.attendance(), timer, replies, clock),
            new QueryHandler(state, reader, broadcast, replies, clock),
            new TimeKeeper(state, reader, writer, rules, timer, broadcast, clock),
            writer,
            takenUp);
    mailbox.handleWith(handler::handle);
    return new LiveMatch(state, mailbox, rights, replies, timer);
  }
}
