package games.chalet.benchmark.journal;

import java.nio.charset.StandardCharsets;

/**
 * One line of a match's journal, as the peer benchmark's game makes them.
 *
 * @param match the match's own number
 * @param number of the line within the match, from 1
 * @param serial of the line among all lines
 */
record Line(long match, int number, long serial) {

  String action() {
    return "{\"type\":\"Play\",\"card\":%d}".formatted(number * 7 % 100);
  }

  String commandId() {
    return "abcdef123456%012x".formatted(serial);
  }

  int seat() {
    return number % 4;
  }

  /** All of it in as few bytes as text needs. */
  byte[] bytes() {
    return ("A" + seat() + "P" + commandId() + action() + System.currentTimeMillis())
        .getBytes(StandardCharsets.UTF_8);
  }
}
