package games.chalet.outside;

import games.chalet.testing.Postgres;
import games.chalet.testing.QuietOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/**
 * The packaged server as a process of its own. The system property {@code chalet.jar} says which.
 *
 * <p>Its output goes to {@code server.log} in the data folder's parent, for looking at when a test
 * has failed.
 */
public final class ServerProcess implements AutoCloseable {

  private static final int LOWEST_PORT = 20_000;
  private static final int HIGHEST_PORT = 32_000;
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final int port;
  private final Path data;
  private final Path log;
  private final Process process;

  private ServerProcess(int port, Path data, Path log, Process process) {
    this.port = port;
    this.data = data;
    this.log = log;
    this.process = process;
  }

  /** More in the system property {@code server.jvm}, separated by blanks. */
  private static final List<String> SMALL =
      Stream.concat(
              Stream.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
              Stream.of(System.getProperty("server.jvm", "").split(" ")))
          .filter(option -> !option.isEmpty())
          .toList();

  /** Guests made of code, all behind one address, ask for more than people do. */
  private static final Map<String, String> IMPATIENT = impatient();

  private static Map<String, String> impatient() {
    Map<String, String> settings = new TreeMap<>();
    settings.put("CHALET_BACKUP_ENABLED", "false");
    settings.put("CHALET_BOTS_TEMPO", "0.02");
    settings.put("CHALET_TABLES_HOSTEDBYONE", "1000");
    settings.put("CHALET_LIMITS_SOCKETSPERADDRESS", "10000");
    settings.put("CHALET_LIMITS_HTTP_CONNECTIONSPERADDRESS", "0");
    settings.put("CHALET_LIMITS_HTTP_REQUESTSPERADDRESS", "0");
    settings.put("SERVER_TOMCAT_MAXCONNECTIONS", "10000");
    for (String limit :
        List.of(
            "WRITES",
            "WRITESPERADDRESS",
            "READSPERADDRESS",
            "SENDS",
            "SENDSPERADDRESS",
            "PROGRAMSENDS",
            "GUESTSPERADDRESS",
            "TABLESPERADDRESS",
            "MATCHESPERADDRESS",
            "HOSTREQUESTSPERADDRESS")) {
      settings.put("CHALET_LIMITS_" + limit + "_PERSECOND", "1000000");
      settings.put("CHALET_LIMITS_" + limit + "_BURST", "1000000");
    }
    return settings;
  }

  /**
   * The parameters of a start.
   *
   * @param jar the packaged server
   * @param launcher a program, with its arguments, that becomes Java; empty: none
   * @param jvm options of Java
   * @param settings environment variables
   */
  public record Plan(
      Path jar,
      Path data,
      int port,
      List<String> launcher,
      List<String> jvm,
      Map<String, String> settings) {

    public Plan {
      launcher = List.copyOf(launcher);
      jvm = List.copyOf(jvm);
      settings = Map.copyOf(settings);
    }

    /** A small server for tests, which lets everybody act as fast as they like. */
    public static Plan small(Path data) {
      return new Plan(packaged(), data, freePort(), List.of(), SMALL, IMPATIENT);
    }

    /** The same over another folder. */
    public Plan in(Path otherData) {
      return new Plan(jar, otherData, port, launcher, jvm, settings);
    }

    /** The same of another version. */
    Plan of(Path otherJar) {
      return new Plan(otherJar, data, port, launcher, jvm, settings);
    }

    /** The same through another program, which becomes the server's process. */
    public Plan launchedBy(List<String> program) {
      return new Plan(jar, data, port, program, jvm, settings);
    }

    /** The same with an option of Java. */
    Plan withJava(String option) {
      List<String> more = new ArrayList<>(jvm);
      more.add(option);
      return new Plan(jar, data, port, launcher, more, settings);
    }

    /** The same on a database of that server. */
    Plan on(Postgres postgres) {
      return onDatabase(postgres.newDatabase());
    }

    /** The same on that database of a PostgreSQL of the tests. */
    public Plan onDatabase(String url) {
      return with("CHALET_DATABASE_URL", url)
          .with("CHALET_DATABASE_USER", Postgres.USER)
          .with("CHALET_DATABASE_PASSWORD", Postgres.PASSWORD);
    }

    /** The same with an environment variable. */
    public Plan with(String setting, String value) {
      Map<String, String> more = new TreeMap<>(settings);
      more.put(setting, value);
      return new Plan(jar, data, port, launcher, jvm, more);
    }
  }

  /** Starts the process and returns at once. */
  public static ServerProcess launch(Plan plan) {
    List<String> command = new ArrayList<>(plan.launcher());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(plan.jvm());
    command.addAll(List.of("-jar", existing(plan.jar()).toString()));
    try {
      Path log = Files.createDirectories(plan.data()).resolveSibling("server.log");
      QuietOutput.showWithFailures(log);
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
      builder.environment().put("PORT", String.valueOf(plan.port()));
      builder.environment().put("CHALET_DATA_FOLDER", plan.data().toString());
      builder.environment().putAll(plan.settings());
      return new ServerProcess(plan.port(), plan.data(), log, builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts the process and returns when it is open. */
  public static ServerProcess open(Plan plan) {
    ServerProcess server = launch(plan);
    try {
      Awaitility.await("the server to open; see " + server.log)
          .atMost(PATIENCE)
          .pollInterval(Duration.ofMillis(50))
          .until(() -> server.isUp() || !server.process.isAlive());
    } catch (ConditionTimeoutException e) {
      server.kill();
      throw e;
    }
    if (!server.process.isAlive()) {
      throw new IllegalStateException("The server did not open; see " + server.log);
    }
    return server;
  }

  public int port() {
    return port;
  }

  public Path data() {
    return data;
  }

  /** Returns the output of the server, and of those before it in the same folder. */
  public Path log() {
    return log;
  }

  /** Waits until the process has ended by itself. */
  int awaitEnd() {
    gone();
    return process.exitValue();
  }

  public ProcessHandle process() {
    return process.toHandle();
  }

  /** SIGKILL, and waits until the process is gone. */
  public void kill() {
    process.destroyForcibly();
    gone();
  }

  /** SIGTERM, and waits until the process is gone. */
  public void terminate() {
    process.destroy();
    gone();
  }

  @Override
  public void close() {
    kill();
  }

  private void gone() {
    try {
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw new IllegalStateException("The server does not close; see " + log);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Returns true if it reports that it is healthy, within five seconds. */
  public boolean isUp() {
    try {
      HttpRequest health =
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/actuator/health"))
              .timeout(Duration.ofSeconds(5))
              .build();
      return HTTP.send(health, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Path packaged() {
    return Path.of(System.getProperty("chalet.jar", "target/chalet.jar")).toAbsolutePath();
  }

  private static Path existing(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new IllegalStateException(jar + " is not there: run `./mvnw package` first");
    }
    return jar;
  }

  /**
   * Below those that the operating system gives to whoever connects to something: one of these
   * would be taken by somebody else before the server listens, or between a kill and its next
   * start.
   */
  public static int freePort() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(LOWEST_PORT, HIGHEST_PORT);
      try (ServerSocket socket = new ServerSocket(port)) {
        return socket.getLocalPort();
      } catch (BindException taken) {
        // Another one, then.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
