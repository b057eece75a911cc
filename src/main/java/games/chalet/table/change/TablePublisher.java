package games.chalet.table.change;

import games.chalet.stomp.StompMessaging;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableNews;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Publishes changes of tables after they are on disk. */
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

  /** Publishes a new table; nobody has subscribed to it yet. */
  void publishAdded() {
    lobby.changed();
  }

  /**
   * Ends subscriptions without a right first, then publishes to the remaining ones.
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
