package games.chalet.table.change;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.table.persistence.Tables.Hosted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LobbyOrderTest {

  /** A host's id is a name and, behind an @, the address; in capitals those who are online. */
  private final LobbyOrder order =
      new LobbyOrder(
          host -> host.equals(host.toUpperCase(Locale.ROOT)),
          host ->
              host.contains("@")
                  ? Optional.of(host.substring(host.indexOf('@')))
                  : Optional.empty());

  @Test
  void allAreShownWhileThereIsRoomThoseWhoseHostIsThereFirst() {
    assertThat(shown("a", "B", "c", "B", "D")).containsExactly("B1", "D4", "B3", "a0", "c2");
  }

  @Test
  void addressesTakeTurnsAndBehindOneAddressItsHosts() {
    assertThat(shown("A@1", "A@1", "A@1", "B@1", "B@1", "C@2", "D@3", "D@3"))
        .containsExactly("A@10", "C@25", "D@36", "B@13", "D@37", "A@11", "B@14", "A@12");
  }

  @Test
  void anUnknownAddressIsTheHostsOwn() {
    assertThat(shown("a", "a", "b", "c@1", "d@1"))
        .containsExactly("a0", "b2", "c@13", "d@14", "a1");
  }

  /** The attacker's tables were all used after the honest one. */
  @ParameterizedTest
  @CsvSource({
    // hosts, tables of each, addresses, are they there, honest host
    "10, 20, 2, true, HONEST@ELSEWHERE",
    "15, 20, 3, true, HONEST@ELSEWHERE",
    "1000, 20, 199, true, HONEST@ELSEWHERE",
    "20, 20, 1, true, HONEST@0",
    "10, 20, 2, false, honest",
    "10, 20, 2, false, HONEST",
    "1000, 20, 1000, false, HONEST",
  })
  void whoOpensHundredsHidesNobody(
      int hosts, int each, int addresses, boolean areThere, String honest) {
    List<Hosted> open = new ArrayList<>();
    for (int table = 0; table < hosts * each; table++) {
      int host = table % hosts;
      String id = areThere ? "E" + host + "@" + host % addresses : "e" + host;
      open.add(new Hosted("eve" + table, id));
    }
    open.add(new Hosted("honest", honest));
    assertThat(order.shown(open))
        .hasSize(LobbyOrder.ROOM)
        .extracting(Hosted::id)
        .contains("honest");
  }

  private List<String> shown(String... hosts) {
    List<Hosted> open =
        IntStream.range(0, hosts.length)
            .mapToObj(number -> new Hosted(hosts[number] + number, hosts[number]))
            .toList();
    return order.shown(open).stream().map(Hosted::id).toList();
  }
}
