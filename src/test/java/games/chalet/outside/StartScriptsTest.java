package games.chalet.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The output of {@code bin/chalet} and {@code mvnw}, above all where Java is too old or missing.
 */
class StartScriptsTest {

  /** Of class files; what Spring Boot's own launcher needs. */
  private static final int JAVA_17 = 61;

  private static final int JAVA_21 = 65;

  @TempDir private Path home;

  @Test
  void theClassThatStartsTheJarRunsOnAnOlderJavaThanAllOthers() throws Exception {
    assertThat(version("Launcher")).isEqualTo(JAVA_17);
    assertThat(version("ChaletApplication")).isEqualTo(JAVA_21);
    assertThat(Class.forName("games.chalet.Launcher").getMethod("main", String[].class))
        .isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_402", "11.0.2", "17.0.15", "20"})
  void theScriptNamesTheJavaThatIsWanted(String version) throws Exception {
    java(version);
    assertThat(script())
        .contains("needs Java 21 or newer", home + "/bin/java")
        .doesNotContain("started");
  }

  @ParameterizedTest
  @ValueSource(strings = {"21", "21.0.8", "25.0.3", "26-ea", "not told"})
  void theScriptStartsOthers(String version) throws Exception {
    java(version);
    assertThat(script()).contains("started");
  }

  /** Java refuses to start with a smallest heap that is larger than the largest. */
  @ParameterizedTest
  @CsvSource({
    "JAVA_OPTS, '', true",
    "JAVA_OPTS, -Dsome=thing, true",
    "JAVA_OPTS, -XX:MaxRAMPercentage=70, true",
    "JAVA_OPTS, -Xmx40m, false",
    "JAVA_OPTS, -Xmx700, false",
    "JAVA_OPTS, -Dsome=thing -Xmx700m, false",
    "JAVA_OPTS, -XX:MaxHeapSize=40m, false",
    "JDK_JAVA_OPTIONS, -Xmx40m, false",
    "JAVA_TOOL_OPTIONS, -Xmx40m, false",
  })
  void theHeapStartsAtOurSizeUnlessTheHostLimitsIt(String variable, String options, boolean ours)
      throws Exception {
    java("25.0.3");
    Files.writeString(home.resolve("bin/java"), "#!/bin/sh\necho \"$@\"\n");
    Path script = home.resolve("bin/chalet");
    Files.copy(Path.of("src/main/dist/bin/chalet"), script);
    String started = output("env", variable + "=" + options, "sh", script.toString());
    assertThat(started).contains("-jar");
    assertThat(started.contains("-Xms64m")).isEqualTo(ours);
  }

  /** Files of variables leave quotes and carriage returns around a value. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Da=b -Xmx40m",
        " -Da=b  -Xmx40m ",
        "\"-Da=b -Xmx40m\"",
        "'-Da=b -Xmx40m'",
        "\"-Da=b\" -Xmx40m",
        "-Da='b' -Xmx40m",
        "-Da=b -Xmx40m\r",
        "\"-Da=b -Xmx40m\"\r"
      })
  void optionsOfJavaAreWords(String options) throws Exception {
    assertThat(started("JAVA_OPTS=" + options)).contains("<-Da=b>\n<-Xmx40m>\n<-jar>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"b c", "*", "$HOME", "`x`;y", "it's", "a\\b", "[x] & ~"})
  void anOptionMayHoldAnything(String value) throws Exception {
    assertThat(started("JAVA_OPTS=-Xmx40m -Da=\"" + value + "\""))
        .contains("<-Xmx40m>\n<-Da=" + value + ">\n<-jar>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s ", "%s\r", "\"%s\"", "'%s'", "%s/"})
  void theFolderOfJavaIsCleanedAsWell(String written) throws Exception {
    assertThat(started("JAVA_HOME=" + written.formatted(home))).contains("<-jar>");
  }

  private String started(String variable) throws Exception {
    java("25.0.3");
    Files.writeString(home.resolve("bin/java"), "#!/bin/sh\nprintf '<%s>\\n' \"$@\"\n");
    Path script = home.resolve("bin/chalet");
    Files.copy(Path.of("src/main/dist/bin/chalet"), script);
    return output("env", variable, "sh", script.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a:b", "games!", "a!/b"})
  void aFolderThatJavaCannotReadIsNamed(String folder) throws Exception {
    Path script = Files.createDirectories(home.resolve(folder).resolve("bin")).resolve("chalet");
    Files.copy(Path.of("src/main/dist/bin/chalet"), script);
    assertThat(output("sh", script.toString()))
        .contains(home.toRealPath().resolve(folder).toString(), "without a colon")
        .doesNotContain("started");
  }

  @ParameterizedTest
  @ValueSource(strings = {"my games", "a  b", "it's", "*", "[x]", "$HOME", "a;b", "a!b"})
  void aFolderMayHaveAnyNameWithACacheAsWell(String folder) throws Exception {
    java("25.0.3");
    Files.writeString(home.resolve("bin/java"), "#!/bin/sh\nprintf '<%s>\\n' \"$@\"\n");
    Path program = home.toRealPath().resolve(folder);
    Files.createDirectories(program.resolve("bin"));
    Files.createFile(program.resolve("chalet.aot"));
    Path script = program.resolve("bin/chalet");
    Files.copy(Path.of("src/main/dist/bin/chalet"), script);
    assertThat(output("sh", script.toString(), "--some=my thing"))
        .contains(
            "<-XX:AOTCache=" + program.resolve("chalet.aot") + ">",
            "<-jar>\n<" + program.resolve("chalet.jar") + ">\n<--some=my thing>");
  }

  @Test
  void theScriptMissesAJavaThatIsNotThere() throws Exception {
    assertThat(script()).contains("There is no Java here");
  }

  @ParameterizedTest
  @CsvSource({
    "1.8.0_402, Debian",
    "17.0.15, Debian",
    "21.0.7, Eclipse Adoptium",
    "21.0.9, Oracle Corporation",
  })
  void theBuildNamesTheJavaThatIsWanted(String version, String maker) throws Exception {
    jdk(version, maker);
    assertThat(output("sh", ".mvn/check-java.sh", home.toString()))
        .contains("JDK 21 or newer", version + " of " + maker)
        .hasLineCount(1);
  }

  @Test
  void theBuildMissesAJavaThatIsNotThere() throws Exception {
    assertThat(output("sh", ".mvn/check-java.sh", home.toString())).contains("here is no JDK");
  }

  @ParameterizedTest
  @CsvSource({
    "21.0.8, Debian",
    "21.0.10, Eclipse Adoptium",
    "22, Oracle Corporation",
    "25.0.3, Eclipse Adoptium",
    "27-ea, Oracle Corporation",
  })
  void theBuildGoesOnWithOthers(String version, String maker) throws Exception {
    jdk(version, maker);
    assertThat(output("sh", ".mvn/check-java.sh", home.toString())).isEmpty();
  }

  /** Java's own pages of warnings are shown only where no cache comes of it. */
  @Test
  void trainingTakesOneLine() throws Exception {
    java("25.0.3");
    Path script = home.resolve("bin/chalet");
    Files.copy(Path.of("src/main/dist/bin/chalet"), script);
    Path java = home.resolve("bin/java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        echo '[warning][aot] Skipping java/lang/Something'
        for option; do case $option in -XX:AOTCacheOutput=*) echo x >"${option#*=}" ;; esac; done
        """);
    assertThat(output("sh", script.toString(), "train"))
        .hasLineCount(1)
        .contains("Made " + home.toRealPath() + "/chalet.aot");
    Files.writeString(java, "#!/bin/sh\necho '[error][aot] no room'\n");
    assertThat(output("sh", script.toString(), "train")).contains("no room", "No cache was made");
    assertThat(home.resolve("chalet.aot")).doesNotExist();
  }

  private static int version(String name) throws IOException {
    try (InputStream in =
            StartScriptsTest.class.getResourceAsStream("/games/chalet/" + name + ".class");
        DataInputStream data = new DataInputStream(Objects.requireNonNull(in))) {
      data.readInt();
      return data.readInt() & 0xffff;
    }
  }

  private void java(String version) throws IOException {
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    program("java");
  }

  private void jdk(String version, String maker) throws IOException {
    Files.writeString(
        home.resolve("release"),
        "IMPLEMENTOR=\"%s\"\nJAVA_VERSION=\"%s\"\n".formatted(maker, version));
    program("javac");
  }

  private void program(String name) throws IOException {
    Path program = Files.createDirectories(home.resolve("bin")).resolve(name);
    Files.writeString(program, "#!/bin/sh\necho started\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String script() throws IOException, InterruptedException {
    return output("sh", "src/main/dist/bin/chalet");
  }

  private String output(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", home.toString());
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    process.waitFor();
    return said;
  }
}
