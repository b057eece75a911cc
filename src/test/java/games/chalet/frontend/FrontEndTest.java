package games.chalet.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The front end's own tests, which need no server and no browser. They are a test of this half so
 * that they run while its other tests wait for a server.
 */
@Execution(ExecutionMode.CONCURRENT)
class FrontEndTest {

  @Test
  @DisabledIfSystemProperty(named = "chalet.frontend.skip", matches = "true")
  void itsOwnTestsSucceed() throws IOException, InterruptedException {
    NodeScript tests = new NodeScript("test");
    assertThat(tests.run(Map.of())).as(tests::said).isZero();
  }
}
