package games.chalet.testing;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The arguments of a command: pairs of {@code --name value}. */
public final class CommandLine {

  private final Map<String, String> values = new TreeMap<>();
  private final Map<String, String> settings = new TreeMap<>();

  private CommandLine() {}

  /**
   * Reads the arguments. {@code --set NAME=VALUE} is an environment variable of the server, and may
   * come several times.
   *
   * @param usage names every argument, followed by a space
   * @throws IllegalArgumentException if an argument is not in it
   */
  public static CommandLine parse(String[] args, String usage) {
    CommandLine read = new CommandLine();
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length || !usage.contains(args[i] + " ")) {
        throw new IllegalArgumentException("What is " + args[i] + "?\n" + usage);
      }
      if (args[i].equals("--set")) {
        String[] pair = args[i + 1].split("=", 2);
        read.settings.put(pair[0], pair[1]);
      } else {
        read.values.put(args[i], args[i + 1]);
      }
    }
    return read;
  }

  /** Returns the value given under that name. */
  public Optional<String> find(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** Returns the value given under that name, or the default. */
  public String get(String name, String usual) {
    return values.getOrDefault(name, usual);
  }

  /** The number given under that name, or what is usual. */
  public int number(String name, int usual) {
    return find(name).map(Integer::parseInt).orElse(usual);
  }

  /** The seconds given under that name, or what is usual. */
  public Duration seconds(String name, int usual) {
    return Duration.ofSeconds(number(name, usual));
  }

  /** The milliseconds given under that name, or what is usual. */
  public Duration millis(String name, int usual) {
    return Duration.ofMillis(number(name, usual));
  }

  /** Environment variables of the server. */
  public Map<String, String> settings() {
    return Map.copyOf(settings);
  }
}
