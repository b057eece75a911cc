package games.chalet.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Unit tests are deterministic or broken: only tests on the packaged jar may fail and run again.
 */
class SecondTriesTest {

  @Test
  void onlyTestsOnThePackagedJarRunAgain() throws Exception {
    Document pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse("pom.xml");
    NodeList again = pom.getElementsByTagName("rerunFailingTestsCount");
    List<String> plugins = new ArrayList<>();
    for (int i = 0; i < again.getLength(); i++) {
      plugins.add(pluginOf(again.item(i)));
    }
    assertThat(plugins).containsExactly("maven-failsafe-plugin");
    assertThat(Files.readString(Path.of("pom.xml"))).doesNotContain("surefire.rerun");
    assertThat(Files.readString(Path.of(".ci/run"))).doesNotContain("rerun");
  }

  @Test
  void vitestHasNoSecondTry() throws Exception {
    assertThat(Files.readString(Path.of("frontend/vite.config.ts"))).doesNotContain("retry");
    assertThat(Files.readString(Path.of("frontend/scripts/test.mjs"))).doesNotContain("retry");
  }

  private static String pluginOf(Node node) {
    Node above = node.getParentNode();
    return above instanceof Element plugin && plugin.getTagName().equals("plugin")
        ? plugin.getElementsByTagName("artifactId").item(0).getTextContent()
        : pluginOf(above);
  }
}
