package games.chalet.rules.crashlanding.rockets;

import java.util.List;

/** The 32 rockets: ace to eight of four suits, as in a deck of poker cards. */
public enum Rocket {
  C1(1),
  C2(2),
  C3(3),
  C4(4),
  C5(5),
  C6(6),
  C7(7),
  C8(8),
  D1(1),
  D2(2),
  D3(3),
  D4(4),
  D5(5),
  D6(6),
  D7(7),
  D8(8),
  H1(1),
  H2(2),
  H3(3),
  H4(4),
  H5(5),
  H6(6),
  H7(7),
  H8(8),
  S1(1),
  S2(2),
  S3(3),
  S4(4),
  S5(5),
  S6(6),
  S7(7),
  S8(8);

  private final int value;

  Rocket(int value) {
    this.value = value;
  }

  /** Returns its thrust: 1 for an ace. */
  public int value() {
    return value;
  }

  /** Returns the sum of their values. A loop, because a bot's search calls it millions of times. */
  public static int sum(List<Rocket> rockets) {
    int sum = 0;
    for (Rocket rocket : rockets) {
      sum += rocket.value;
    }
    return sum;
  }
}
