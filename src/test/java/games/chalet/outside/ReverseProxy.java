package games.chalet.outside;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/**
 * A reverse proxy of Debian's packages as a process of its own, with the shortest configuration of
 * its manual. Where a package is missing the test is skipped with a loud line; with {@code CI=true}
 * it fails.
 */
final class ReverseProxy implements AutoCloseable {

  private static final List<String> FOLDERS = List.of("/usr/sbin", "/usr/bin", "/usr/local/bin");
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final int port;
  private final Process process;

  private ReverseProxy(int port, Process process) {
    this.port = port;
    this.process = process;
  }

  /** As nginx's page on WebSocket proxying has it, with the host's name. */
  static ReverseProxy nginx(Path folder, int backend) {
    int port = ServerProcess.freePort();
    String configuration =
        """
        pid %1$s/nginx.pid;
        events {}
        http {
            access_log off;
            client_body_temp_path %1$s/body;
            proxy_temp_path %1$s/proxy;
            fastcgi_temp_path %1$s/fastcgi;
            uwsgi_temp_path %1$s/uwsgi;
            scgi_temp_path %1$s/scgi;
            server {
                listen 127.0.0.1:%2$d;
                location / {
                    proxy_pass http://127.0.0.1:%3$d;
                    proxy_http_version 1.1;
                    proxy_set_header Upgrade $http_upgrade;
                    proxy_set_header Connection "upgrade";
                    proxy_set_header Host $http_host;
                }
            }
        }
        """
            .formatted(folder, port, backend);
    Path file = write(folder, "nginx.conf", configuration);
    return start(
        folder,
        port,
        program("nginx", "nginx-light"),
        "-c",
        file.toString(),
        "-e",
        folder.resolve("nginx.log").toString(),
        "-g",
        "daemon off;");
  }

  /** A site without TLS on a port of its own. */
  static ReverseProxy caddy(Path folder, int backend) {
    return caddy(folder, "http://", "", backend);
  }

  /** With TLS by a certificate that Caddy makes for itself. */
  static ReverseProxy caddyWithTls(Path folder, int backend) {
    return caddy(folder, "https://localhost", "tls internal", backend);
  }

  private static ReverseProxy caddy(Path folder, String site, String tls, int backend) {
    int port = ServerProcess.freePort();
    String configuration =
        """
        {
            admin off
            auto_https disable_redirects
            skip_install_trust
            storage file_system %s
        }
        %s:%d {
            %s
            reverse_proxy 127.0.0.1:%d
        }
        """
            .formatted(folder.resolve("caddy"), site, port, tls, backend);
    Path file = write(folder, "Caddyfile", configuration);
    return start(
        folder,
        port,
        program("caddy", "caddy"),
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        file.toString());
  }

  private static Path write(Path folder, String name, String configuration) {
    try {
      return Files.writeString(Files.createDirectories(folder).resolve(name), configuration);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String program(String name, String debianPackage) {
    Stream<Path> files = FOLDERS.stream().map(folder -> Path.of(folder, name));
    String found = files.filter(Files::isExecutable).map(Path::toString).findFirst().orElse("");
    if (found.isEmpty()) {
      String missing = name + " is missing: apt-get install " + debianPackage;
      if (Boolean.parseBoolean(System.getenv("CI"))) {
        throw new IllegalStateException(missing);
      }
      System.err.println("SKIPPED, NOT TESTED. " + missing);
      assumeTrue(false, missing);
    }
    return found;
  }

  private static ReverseProxy start(Path folder, int port, String program, String... arguments) {
    Path log = folder.resolve("proxy.log");
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(program), Stream.of(arguments)).toList())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("HOME", folder.toString());
    try {
      ReverseProxy proxy = new ReverseProxy(port, builder.start());
      Awaitility.await("the proxy; see " + log)
          .atMost(PATIENCE)
          .until(() -> !proxy.process.isAlive() || proxy.listens());
      if (!proxy.process.isAlive()) {
        throw new IllegalStateException("The proxy ended: " + Files.readString(log));
      }
      return proxy;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean listens() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  int port() {
    return port;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
