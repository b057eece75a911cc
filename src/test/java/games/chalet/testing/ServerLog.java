package games.chalet.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lines that serving threads have written into a captured log. Tests of matches run beside
 * those that look into it, and write into it what was rigged to fail.
 */
public final class ServerLog {

  private static final Pattern FIRST_LINE =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT.* --- \\[.*?\\] \\[ *(?<thread>.*?)\\] .*");

  /** Of a thread's name the log has the last fifteen characters. */
  private static final Pattern SERVER =
      Pattern.compile(".*-(exec|socket)-\\d+|.*-(Poller|Acceptor)|to-browser|connection-guard");

  private ServerLog() {}

  /** The first lines of entries with a stack trace. */
  public static List<String> stackTraces(CharSequence log) {
    List<String> traced = new ArrayList<>();
    String first = "";
    for (String line : log.toString().lines().toList()) {
      if (FIRST_LINE.matcher(line).matches()) {
        first = line;
      } else if (line.startsWith("\tat ") && !traced.contains(first) && isOfServer(first)) {
        traced.add(first);
      }
    }
    return traced;
  }

  private static boolean isOfServer(String first) {
    var parts = FIRST_LINE.matcher(first);
    return !parts.matches() || SERVER.matcher(parts.group("thread")).matches();
  }
}
