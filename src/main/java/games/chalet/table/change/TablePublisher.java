package games.chalet.table.change;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.stomp.StompMessaging;
import games.chalet.table.message.TableMessage;
import java.util.Optional;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Publishes changes of tables after they are on disk. */
@Component
public class TablePublisher {

  private final StompMessaging messaging;
  private final ProgramEnds programs;
  private final Lobby lobby;
  private final ApplicationEventPublisher events;

  TablePublisher(
      StompMessaging messaging,
      ProgramEnds programs,
      Lobby lobby,
      ApplicationEventPublisher events) {
    this.messaging = messaging;
    this.programs = programs;
    this.lobby = lobby;
    this.events = events;
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
      publish(message.since(change.known()), true);
    }
    change.came().forEach(person -> events.publishEvent(new CameToTable(person, change.table())));
    lobby.changed();
    return Optional.ofNullable(message);
  }

  /**
   * Publishes a table to the people and the programs there.
   *
   * @param everywhere false for the sockets of this process only
   */
  void publish(TableMessage message, boolean everywhere) {
    publish(TableDestinations.table(message.id()), new TableNews(message), everywhere);
    if (message.hasPrograms()) {
      publish(
          TableDestinations.programs(message.id()),
          new TableNews(message.fromOutside()),
          everywhere);
    }
    lobby.changed();
  }

  private void publish(String topic, TableNews news, boolean everywhere) {
    if (everywhere) {
      messaging.publish(topic, news);
    } else {
      messaging.publishHere(topic, news);
    }
  }

  /**
   * The <i>table news</i> of {@code docs/protocol.md}, where all properties are on one level: a
   * table as its topics publish it.
   *
   * @param kind always {@code table-news}
   */
  public record TableNews(String kind, @JsonUnwrapped TableMessage table) {

    public TableNews(TableMessage table) {
      this("table-news", table);
    }
  }

  /** A person has come to a table where they were not; published after that was committed. */
  public record CameToTable(String person, String table) {}
}
