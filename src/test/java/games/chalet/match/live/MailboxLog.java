package games.chalet.match.live;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import games.chalet.match.live.writer.Mailbox;
import games.chalet.match.live.writer.MatchMessage;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** The log of the mailboxes: each message when it is handled. */
final class MailboxLog implements AutoCloseable {

  private final Logger logger = (Logger) LoggerFactory.getLogger(Mailbox.class);
  private final @Nullable Level before = logger.getLevel();
  private final List<Handled> handled = new CopyOnWriteArrayList<>();
  private final AppenderBase<ILoggingEvent> appender;

  /**
   * Listens from now on.
   *
   * @param clock of the server in which the messages are handled
   */
  MailboxLog(Clock clock) {
    appender =
        new AppenderBase<>() {
          @Override
          protected void append(ILoggingEvent event) {
            Object[] arguments = event.getArgumentArray();
            if (arguments.length == 2 && arguments[1] instanceof MatchMessage message) {
              handled.add(new Handled(clock.instant(), arguments[0].toString(), message));
            }
          }
        };
    appender.start();
    logger.addAppender(appender);
    logger.setLevel(Level.DEBUG);
    logger.setAdditive(false);
  }

  /** A message, the moment by that clock, and its match. */
  record Handled(Instant at, String match, MatchMessage message) {}

  /** Returns the messages handled in that match, in order. */
  List<Handled> of(String match) {
    return handled.stream().filter(one -> one.match().equals(match)).toList();
  }

  @Override
  public void close() {
    logger.detachAppender(appender);
    logger.setLevel(before);
    logger.setAdditive(true);
  }
}
