package games.chalet.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WireTypesTest {

  static Stream<WireTypes.File> files() {
    return WireTypes.files().stream();
  }

  @ParameterizedTest
  @MethodSource("files")
  void filesAreMadeOfTheTypesOfTheServer(WireTypes.File file) throws IOException {
    assertThat(file.textOnDisk())
        .as("%s is out of date; write it again with: %s", file.path(), WireTypes.COMMAND)
        .isEqualTo(file.text());
  }
}
