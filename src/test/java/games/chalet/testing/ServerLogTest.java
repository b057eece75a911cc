package games.chalet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServerLogTest {

  private static String entry(String thread) {
    return "2026-11-24T02:34:33.867Z ERROR 10682 --- [chalet] [%15s] games.chalet.Any : Bad\n\n"
            .formatted(thread)
        + "java.lang.IllegalStateException: so\n\tat a.B.c(B.java:1)\n";
  }

  @Test
  void findsTheStackTracesOfThreadsThatAnswer() {
    String log =
        entry("match-2") + entry("o-auto-1-exec-3") + entry("journal") + entry("uto-18-socket-5");
    assertThat(ServerLog.stackTraces(log))
        .hasSize(2)
        .allMatch(line -> line.contains("-exec-3]") || line.contains("-socket-5]"));
  }

  @Test
  void takesATraceOfNobodyForOneOfTheServer() {
    assertThat(ServerLog.stackTraces("\tat a.B.c(B.java:1)\n")).hasSize(1);
    assertThat(ServerLog.stackTraces("all is well\n")).isEmpty();
  }
}
