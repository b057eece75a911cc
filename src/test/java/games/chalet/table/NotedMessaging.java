package games.chalet.table;

import games.chalet.stomp.MessageForms;
import games.chalet.stomp.StompMessaging;
import games.chalet.table.change.TablePublisher.TableNews;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Keeps what was handed in, in order. */
class NotedMessaging implements StompMessaging {

  private final List<Note> notes = new ArrayList<>();

  /**
   * Something that was published, or, with an empty body, a topic whose listeners were rechecked.
   */
  record Note(String destination, Object body) {}

  synchronized List<Note> notes() {
    return List.copyOf(notes);
  }

  synchronized void clear() {
    notes.clear();
  }

  /** Returns the messages published on a topic. */
  <T> List<T> on(String destination, Class<T> type) {
    return notes().stream()
        .filter(note -> note.destination().equals(destination) && type.isInstance(note.body()))
        .map(note -> type.cast(note.body()))
        .toList();
  }

  @Override
  public synchronized void publish(String destination, Object body) {
    notes.add(new Note(destination, body instanceof TableNews news ? news.table() : body));
  }

  @Override
  public void publish(String destination, Supplier<byte[]> json) {
    throw new UnsupportedOperationException("Tables hand in messages, not bytes");
  }

  @Override
  public void publish(String destination, MessageForms forms) {
    throw new UnsupportedOperationException("Tables hand in messages, not bytes");
  }

  @Override
  public void reply(String sessionId, Object body) {
    publish(sessionId, body);
  }

  @Override
  public void reply(String sessionId, byte[] json) {
    throw new UnsupportedOperationException("Tables hand in messages, not bytes");
  }

  @Override
  public void recheck(String destination) {
    publish(destination, "recheck");
  }
}
