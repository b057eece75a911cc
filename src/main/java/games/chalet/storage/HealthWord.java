package games.chalet.storage;

import java.util.Optional;

/**
 * A word in the body of health about something that the host should look at. The status stays as it
 * is: a restart would not help, and the server does what people come for.
 */
public interface HealthWord {

  /** Returns what the word is about. */
  String name();

  /** Returns the word; empty if all is well. */
  Optional<String> word();
}
