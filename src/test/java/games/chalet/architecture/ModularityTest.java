package games.chalet.architecture;

import games.chalet.ChaletApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.springframework.modulith.core.ApplicationModules;

/** The rooms and their arrows, as {@code docs/architecture.md} draws them. */
@Execution(ExecutionMode.CONCURRENT)
class ModularityTest {

  @Test
  void roomsUseOnlyWhatTheirNeighboursOfferAndNeverInACircle() {
    ApplicationModules.of(ChaletApplication.class).verify();
  }
}
