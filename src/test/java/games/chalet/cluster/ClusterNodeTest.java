package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import games.chalet.testing.KeyStores;
import games.chalet.testing.Postgres;
import games.chalet.testing.Schema;
import games.chalet.web.NodeId;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.typed.Down;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Processes that find each other in the database, with Pekko and over encrypted connections. */
@Execution(ExecutionMode.CONCURRENT)
class ClusterNodeTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  private final DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
  private final List<Member> all = new ArrayList<>();

  private record Word(String text) implements NodeMessage {}

  @BeforeEach
  void migrate() {
    Schema.create(database);
  }

  @AfterEach
  void leave() {
    all.reversed().forEach(process -> process.node.leave());
  }

  /** One process, and what it has heard. */
  private final class Member {

    final List<String> heard = new CopyOnWriteArrayList<>();
    final AtomicBoolean ended = new AtomicBoolean();
    volatile Runnable whenItEnds = () -> {};
    final Cluster cluster;
    final ClusterNode node;

    Member(String name, int port, Optional<ClusterKeys> keys) {
      this(name, port, keys, PATIENCE);
    }

    Member(String name, int port, Optional<ClusterKeys> keys, Duration longestJoin) {
      MessageTypes types = new MessageTypes();
      Peers peers = new Peers(name);
      Gate gate = new Gate();
      cluster = new Cluster(new NodeId(name), types, peers, gate);
      cluster.on("word.1", Word.class, (from, word) -> heard.add(from + " says " + word.text()));
      cluster.add(
          new NodeListener() {
            @Override
            public void joined(String node) {
              heard.add(node + " joined");
            }

            @Override
            public void left(String node) {
              heard.add(node + " left");
            }

            @Override
            public void missed(String node) {
              heard.add(node + " missed");
            }
          });
      JdbcClient jdbc = JdbcClient.create(database);
      TransactionTemplate transaction =
          new TransactionTemplate(new DataSourceTransactionManager(database));
      node =
          new ClusterNode(
              new ClusterSettings("127.0.0.1", port, keys, longestJoin),
              cluster,
              peers,
              gate,
              new WireSerializer(Json.create(), types),
              new NodeTable(jdbc, transaction),
              new LeaseTable(jdbc, transaction),
              () -> {
                whenItEnds.run();
                ended.set(true);
              });
    }

    void awaitHeard(String what) {
      Awaitility.await(what).atMost(PATIENCE).until(() -> heard.contains(what));
    }
  }

  private Member joined(String name, Optional<ClusterKeys> keys) throws IOException {
    Member process = new Member(name, freePort(), keys);
    all.add(process);
    process.node.join();
    return process;
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  @Test
  void theyTellEachOtherAndHearWhoLeaves() throws Exception {
    ClusterKeys keys =
        new ClusterKeys(KeyStores.make(folder.resolve("k.p12"), "se\"cr\\et$1"), "se\"cr\\et$1");
    Member one = joined("one", Optional.of(keys));
    Member two = joined("two", Optional.of(keys));
    one.awaitHeard("two joined");
    two.awaitHeard("one joined");
    for (int i = 0; i < 100; i++) {
      one.cluster.tellOthers(new Word("word " + i));
    }
    two.awaitHeard("one says word 99");
    assertThat(two.heard).hasSize(101).doesNotContain("one missed");
    two.node.leave();
    one.awaitHeard("two left");
    assertThat(one.ended).isFalse();
  }

  /** Also where Pekko's system would not come to its end: one that is over answers nobody. */
  @Test
  void aNodeGivenUpEndsBeforePekkoDoes() throws Exception {
    Member one = new Member("one", freePort(), Optional.empty());
    all.add(one);
    AtomicReference<ActorSystem<?>> system = new AtomicReference<>();
    one.cluster.beforeJoining(system::set);
    one.whenItEnds =
        () -> assertThat(system.get().getWhenTerminated().toCompletableFuture()).isNotDone();
    one.node.join();
    org.apache.pekko.cluster.typed.Cluster pekko =
        org.apache.pekko.cluster.typed.Cluster.get(system.get());
    pekko.manager().tell(new Down(pekko.selfMember().address()));
    Awaitility.await().atMost(PATIENCE).until(one.ended::get);
  }

  /** Others may have begun a cluster without it. */
  @Test
  void aNodeTakenForGoneEnds() throws Exception {
    Member one = joined("one", Optional.empty());
    JdbcClient.create(database).sql("delete from cluster_nodes").update();
    Awaitility.await().atMost(PATIENCE).until(one.ended::get);
  }

  @Test
  void aNodeWithoutTheKeysGetsNothing() throws Exception {
    int port = freePort();
    Member one = new Member("one", port, Optional.of(keys("k.p12")));
    all.add(one);
    one.node.join();
    assertThat(answerTo(new Socket(InetAddress.getLoopbackAddress(), port))).isEmpty();
    assertThat(answerTo(withoutCertificate(port))).isEmpty();
  }

  /** Their certificates have the same names: only who signed them differs. */
  @Test
  void aNodeWithOtherKeysIsNotJoined() throws Exception {
    Member one = joined("one", Optional.of(keys("ours.p12")));
    Member stranger =
        new Member("two", freePort(), Optional.of(keys("other.p12")), Duration.ofSeconds(10));
    all.add(stranger);
    assertThatThrownBy(stranger.node::join)
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("within 10 seconds");
    assertThat(one.heard).isEmpty();
    assertThat(stranger.heard).isEmpty();
    Member friend = joined("three", Optional.of(keys("ours.p12")));
    friend.awaitHeard("one joined");
    assertThat(one.ended).isFalse();
  }

  /** Made on first use. */
  private ClusterKeys keys(String name) throws Exception {
    Path store = folder.resolve(name);
    return new ClusterKeys(
        Files.exists(store) ? store : KeyStores.make(store, "secret-of-tests"), "secret-of-tests");
  }

  /** Returns everything sent until the other end closes. */
  private static byte[] answerTo(Socket socket) throws IOException {
    try (socket) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write("AKKA let me in\n".getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      InputStream in = socket.getInputStream();
      return in.readAllBytes();
    } catch (SSLException | SocketException e) { // Shown out.
      return new byte[0];
    }
  }

  private static SSLSocket withoutCertificate(int port) throws Exception {
    SSLContext context = SSLContext.getInstance("TLSv1.3");
    context.init(null, new TrustManager[] {new Credulous()}, null);
    return (SSLSocket)
        context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
  }

  /** Believes that the server is who it says. */
  private static final class Credulous implements X509TrustManager {

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType) {}

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Member one = new Member("one", taken.getLocalPort(), Optional.empty());
      assertThatThrownBy(one.node::join)
          .isInstanceOf(StartFailedException.class)
          .hasMessageContaining("port " + taken.getLocalPort());
    }
  }
}
