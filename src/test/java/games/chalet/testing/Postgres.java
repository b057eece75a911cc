package games.chalet.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.util.FileSystemUtils;

/**
 * A PostgreSQL of Debian's package as a process of its own, in a folder of its own, on a port of
 * the loopback. Where the package is missing the tests are skipped with a loud line; with {@code
 * CI=true} they fail.
 */
public final class Postgres implements AutoCloseable {

  public static final String USER = "chalet";
  public static final String PASSWORD = "of-no-use-elsewhere";

  private static final Path PACKAGE = Path.of("/usr/lib/postgresql");
  private static final long PATIENCE_SECONDS = 120;

  private static @Nullable Postgres shared;

  private final Path programs;
  private final Path folder;
  private final int port;
  private boolean running;

  private Postgres(Path programs) {
    this.programs = programs;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
      folder = Files.createTempDirectory("chalet-postgres");
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
      Path password = Files.writeString(folder.resolve("password"), PASSWORD);
      Files.setPosixFilePermissions(password, PosixFilePermissions.fromString("rw-r--r--"));
      run(
          "initdb",
          "-D",
          data(),
          "-U",
          USER,
          "--pwfile=" + password,
          "-A",
          "scram-sha-256",
          "-E",
          "UTF8",
          "--locale=C.UTF-8",
          "--no-sync");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one of this JVM, running; it is stopped at the end. */
  public static synchronized Postgres shared() {
    Postgres running = shared;
    if (running == null) {
      running = fresh();
      Runtime.getRuntime().addShutdownHook(new Thread(running::close));
      shared = running;
    }
    return running;
  }

  /** One that a test may stop and start; it runs. */
  public static Postgres fresh() {
    Optional<Path> programs = programs();
    if (programs.isEmpty()) {
      String missing = "PostgreSQL is missing: apt-get install postgresql";
      if (Boolean.parseBoolean(System.getenv("CI"))) {
        throw new IllegalStateException(missing);
      }
      System.err.println("SKIPPED, NOT TESTED. " + missing);
      assumeTrue(false, missing);
    }
    Postgres made = new Postgres(programs.orElseThrow());
    made.start();
    return made;
  }

  private static Optional<Path> programs() {
    if (!Files.isDirectory(PACKAGE)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(PACKAGE)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The address of a new, empty database. */
  public String newDatabase() {
    String name = "t" + UUID.randomUUID().toString().replace("-", "");
    try (Connection connection = DriverManager.getConnection(url("postgres"), USER, PASSWORD);
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return url(name);
  }

  /** The promise of {@code docs/backup.md} about a server that is not stopped for a backup. */
  public Path dump(String url) {
    Path dump = folder.resolve(nameIn(url) + ".dump");
    run("pg_dump", "--format=custom", "--file=" + dump, "--dbname=" + address(url));
    return dump;
  }

  /** The address of a new database with what was dumped, restored as that document says. */
  public String restore(Path dump) {
    String url = newDatabase();
    run(
        "pg_restore",
        "--no-owner",
        "--role=" + USER,
        "--dbname=" + address(url),
        "--single-transaction",
        dump.toString());
    return url;
  }

  private static String nameIn(String url) {
    return url.substring(url.lastIndexOf('/') + 1);
  }

  private String address(String url) {
    return "postgresql://%s:%s@127.0.0.1:%d/%s".formatted(USER, PASSWORD, port, nameIn(url));
  }

  public static DataSource dataSource(String url) {
    return new DriverManagerDataSource(url, USER, PASSWORD);
  }

  private String url(String database) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
  }

  public void start() {
    run(
        "pg_ctl",
        "-D",
        data(),
        "-w",
        "-l",
        folder.resolve("log").toString(),
        "-o",
        "-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200",
        "start");
    running = true;
  }

  /** Ends it as one that fails would: connections break. */
  public void stop() {
    run("pg_ctl", "-D", data(), "-w", "-m", "immediate", "stop");
    running = false;
  }

  /** From now on it is there and does nothing. */
  public void suspend() {
    signal("-STOP");
  }

  /** Goes on as if nothing had been. */
  public void resume() {
    signal("-CONT");
  }

  private void signal(String signal) {
    try {
      long server =
          Long.parseLong(Files.readAllLines(Path.of(data(), "postmaster.pid")).getFirst());
      List<String> command = new ArrayList<>(List.of("kill", signal, String.valueOf(server)));
      ProcessHandle.of(server).stream()
          .flatMap(ProcessHandle::descendants)
          .forEach(process -> command.add(String.valueOf(process.pid())));
      // One that has ended meanwhile makes no difference.
      new ProcessBuilder(command).redirectErrorStream(true).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    if (running) {
      stop();
    }
    FileSystemUtils.deleteRecursively(folder.toFile());
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  /** It refuses to run as root. */
  private void run(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(arguments));
    try {
      Path said = folder.resolve("said");
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(said.toFile()))
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroyForcibly();
        throw new IllegalStateException(command + " failed: " + Files.readString(said));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
