package games.chalet.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The names of messages on the wire. A name ends with its version, such as {@code published.1}: a
 * record that changes its components gets a new one, so that during an upgrade no version misreads
 * the messages of another.
 */
public final class MessageTypes {

  private final Map<String, Class<? extends NodeMessage>> byName = new ConcurrentHashMap<>();
  private final Map<Class<?>, String> names = new ConcurrentHashMap<>();

  /**
   * Registers a kind of message.
   *
   * @param name lower-case letters and dashes, a dot, and the version's number
   * @throws IllegalArgumentException if the name is another's
   */
  public void register(String name, Class<? extends NodeMessage> type) {
    if (byName.putIfAbsent(name, type) != null) {
      throw new IllegalArgumentException(name + " is already registered");
    }
    names.put(type, name);
  }

  Optional<Class<? extends NodeMessage>> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  String nameOf(NodeMessage message) {
    String name = names.get(message.getClass());
    if (name == null) {
      throw new IllegalArgumentException(message.getClass() + " is not registered");
    }
    return name;
  }
}
