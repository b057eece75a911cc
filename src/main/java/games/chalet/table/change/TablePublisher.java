package games.chalet.table.change;

import games.chalet.stomp.StompMessaging;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableNews;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Tells what has changed at tables, after it is on disk. */
@Component
public class TablePublisher {

  private final StompMessaging messaging;
  private final ProgramEnds programs;
  private final Lobby lobby;

  TablePublisher(StompMessaging messaging, ProgramEnds programs, Lobby lobby) {
    this.messaging = messaging;
    this.programs = programs;
    this.lobby = lobby;
  }

  /** A new table: nobody listens there yet. */
  void publishAdded() {
    lobby.changed();
  }

  /**
   * First ends what nobody has a right to any more, then speaks to those who remain.
   *
   * @return the whole table; empty if it has closed
   */
  Optional<TableMessage> publish(CommittedChange change) {
    change.narrowed().forEach(messaging::recheck);
    programs.follow(change.ended());
    TableMessage message = change.message();
    if (message != null) {
      messaging.publish(
          TableDestinations.table(change.table()), new TableNews(message.since(change.known())));
      if (message.hasPrograms()) {
        messaging.publish(
            TableDestinations.programs(change.table()), new TableNews(message.fromOutside()));
      }
    }
    lobby.changed();
    return Optional.ofNullable(message);
  }
}
