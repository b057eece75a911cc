package games.chalet.architecture;

import games.chalet.ChaletApplication;
import org.junit.jupiter.api.Test;
import org.springframework.modulith.core.ApplicationModules;

/** The rooms and their arrows, as {@code docs/architecture.md} draws them. */
class ModularityTest {

  @Test
  void roomsUseOnlyWhatTheirNeighboursOfferAndNeverInACircle() {
    ApplicationModules.of(ChaletApplication.class).verify();
  }
}
