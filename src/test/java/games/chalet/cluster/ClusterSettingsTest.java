package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.KeyStores;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/** Unusable settings end the start with a sentence that names the setting. */
class ClusterSettingsTest {

  private final Map<String, Object> set =
      new TreeMap<>(
          Map.of(
              "chalet.database.url", "jdbc:postgresql://db/chalet",
              "chalet.cluster.address", "127.0.0.1"));

  @TempDir Path folder;

  private ClusterSettings settings() {
    StandardEnvironment environment = new StandardEnvironment();
    environment.getPropertySources().addFirst(new MapPropertySource("test", set));
    return ClusterSettings.of(environment);
  }

  private void refuses(String name) {
    assertThatThrownBy(this::settings)
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining(name);
  }

  @Test
  void theLoopbackNeedsNoKeys() {
    assertThat(settings().port()).isEqualTo(25520);
    assertThat(settings().keys()).isEmpty();
  }

  @Test
  void withoutASharedDatabaseThereIsNoCluster() {
    set.put("chalet.database.url", " ");
    refuses("CHALET_CLUSTER");
  }

  @Test
  void nobodyElseMayReachAClusterWithoutKeys() {
    set.put("chalet.cluster.address", "192.0.2.1");
    refuses("192.0.2.1");
  }

  @Test
  void anAddressThatNobodyKnowsIsNone() {
    set.put("chalet.cluster.address", "nowhere.invalid");
    refuses("CHALET_CLUSTER_ADDRESS");
  }

  @ParameterizedTest
  @ValueSource(strings = {"::1", "2001:db8::1", "db:25520"})
  void anAddressPekkoCannotBindIsRefused(String address) {
    set.put("chalet.cluster.address", address);
    refuses("CHALET_CLUSTER_ADDRESS is " + address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536", "many", "1.5"})
  void invalidPortsAreRefused(String port) {
    set.put("chalet.cluster.port", port);
    refuses("CHALET_CLUSTER_PORT");
  }

  @Test
  void keysNeedAPassword() throws IOException {
    set.put("chalet.cluster.keystore", Files.createFile(folder.resolve("keys")).toString());
    refuses("CHALET_CLUSTER_KEYSTORE_PASSWORD");
  }

  @Test
  void keysThatCannotBeReadAreNone() throws Exception {
    Path none = folder.resolve("none.p12");
    Path noStore = Files.writeString(folder.resolve("text.p12"), "no keys");
    Path store = KeyStores.make(folder.resolve("keys.p12"), "secret-of-tests");
    set.put("chalet.cluster.keystore-password", "another-secret");
    for (Path keys : new Path[] {none, noStore, store, folder}) {
      set.put("chalet.cluster.keystore", keys.toString());
      assertThatThrownBy(this::settings)
          .isInstanceOf(StartFailedException.class)
          .hasMessageContaining(keys.toString())
          .hasMessageNotContaining("another-secret");
    }
    set.put("chalet.cluster.keystore", store.toString());
    set.put("chalet.cluster.keystore-password", "secret-of-tests");
    set.put("chalet.cluster.address", "192.0.2.1");
    assertThat(settings().keys().map(ClusterKeys::toString)).contains(store.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "false", "FALSE", "no", "Off", "0"})
  void emptyAndFalseMeanOff(String said) {
    assertThat(switched(said)).isEqualTo("false");
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "True", "yes", "on", "1"})
  void trueMeansOn(String said) {
    assertThat(switched(said)).isEqualTo("true");
  }

  @Test
  void impossibleSettingsAreRefusedBeforeADatabaseIsOpened() {
    set.put("chalet.cluster.port", "many");
    assertThatThrownBy(() -> switched("true"))
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("CHALET_CLUSTER_PORT");
    assertThat(switched("false")).isEqualTo("false");
  }

  @Test
  void anythingElseIsAskedAbout() {
    assertThatThrownBy(() -> switched("maybe"))
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("maybe");
  }

  private String switched(String said) {
    set.put("chalet.cluster.enabled", said);
    try (GenericApplicationContext context = new GenericApplicationContext()) {
      context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("test", set));
      new ClusterSwitch().initialize(context);
      return context.getEnvironment().getRequiredProperty("chalet.cluster.enabled");
    }
  }
}
