package games.chalet.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import java.util.List;
import java.util.Objects;

/** Pekko's own settings, derived from the server's. */
final class PekkoConfig {

  /** The role of a member that tells its node id. */
  static final String NODE_ROLE = "node-";

  static final String SYSTEM = "chalet";

  /**
   * A killed process is missed after some two seconds and given up two seconds later. Its matches
   * are taken over at once, since the fence of the journal keeps a process that was only slow from
   * writing ({@code docs/decisions/cluster.md}).
   */
  private static final String OURS =
      """
      pekko {
        # A start that fails ends the process.
        daemonic = on
        loggers = ["org.apache.pekko.event.slf4j.Slf4jLogger"]
        logging-filter = "org.apache.pekko.event.slf4j.Slf4jLoggingFilter"
        loglevel = WARNING
        stdout-loglevel = OFF
        log-dead-letters = off
        log-dead-letters-during-shutdown = off
        jvm-shutdown-hooks = off
        actor {
          provider = cluster
          allow-java-serialization = off
        }
        coordinated-shutdown {
          run-by-jvm-shutdown-hook = off
          exit-jvm = off
          phases.cluster-sharding-shutdown-region.timeout = 6 s
        }
        remote.artery {
          transport = tcp
          # A snapshot with its last events is the longest; each buffer is memory outside the heap.
          advanced {
            maximum-frame-size = 1 MiB
            buffer-pool-size = 16
          }
        }
        cluster {
          jmx.enabled = off
          downing-provider-class = "org.apache.pekko.cluster.sbr.SplitBrainResolverProvider"
          split-brain-resolver {
            active-strategy = lease-majority
            stable-after = 2 s
            lease-majority {
              lease-implementation = chalet.lease
              acquire-lease-delay-for-minority = 2 s
              release-after = 15 s
            }
          }
          down-removal-margin = 0 s
          gossip-interval = 500 ms
          leader-actions-interval = 500 ms
          unreachable-nodes-reaper-interval = 500 ms
          failure-detector {
            heartbeat-interval = 500 ms
            acceptable-heartbeat-pause = 2 s
          }
          sharding {
            number-of-shards = 100
            passivation.strategy = none
            remember-entities = off
            state-store-mode = ddata
            # Who owns what is written by most processes and read from all: a write does not wait for one that is dead
            # and not yet given up. Should two own a match for a moment, the fence decides.
            coordinator-state.write-majority-plus = 0
            distributed-data {
              durable.keys = []
              majority-min-cap = 2
            }
            # Asked again soon, where the one to ask was about to leave.
            retry-interval = 500 ms
            coordinator-failure-backoff = 1 s
            coordinator-singleton {
              hand-over-retry-interval = 200 ms
              min-number-of-hand-over-retries = 75
            }
          }
        }
      }
      chalet {
        # Calls from other processes may ask the database.
        gate-dispatcher {
          type = PinnedDispatcher
          executor = thread-pool-executor
        }
        lease {
          lease-class = "games.chalet.cluster.DatabaseLease"
          heartbeat-timeout = 15 s
          heartbeat-interval = 5 s
          lease-operation-timeout = 3 s
        }
      }
      """;

  private static final String ENCRYPTED =
      """
      pekko.remote.artery {
        transport = tls-tcp
        ssl.config-ssl-engine {
          protocol = "TLSv1.3"
          enabled-algorithms = [TLS_AES_256_GCM_SHA384, TLS_AES_128_GCM_SHA256]
          require-mutual-authentication = on
          hostname-verification = off
        }
      }
      """;

  private PekkoConfig() {}

  static Config of(ClusterSettings settings, String nodeId) {
    Config config = ConfigFactory.parseString(OURS);
    config = with(config, "pekko.remote.artery.canonical.hostname", settings.address());
    config = with(config, "pekko.remote.artery.canonical.port", settings.port());
    config = with(config, "pekko.cluster.app-version", version());
    config =
        config.withValue(
            "pekko.cluster.roles", ConfigValueFactory.fromIterable(List.of(NODE_ROLE + nodeId)));
    if (settings.keys().isPresent()) {
      config = encrypted(config, settings.keys().get());
    }
    return config.withFallback(ConfigFactory.load(ConfigFactory.defaultReference()));
  }

  /** Returns the version: during an upgrade, matches that move go to processes of the newer one. */
  private static String version() {
    return Objects.requireNonNullElse(
        PekkoConfig.class.getPackage().getImplementationVersion(), "0.0.0");
  }

  private static Config encrypted(Config config, ClusterKeys keys) {
    String engine = "pekko.remote.artery.ssl.config-ssl-engine.";
    Config encrypted = ConfigFactory.parseString(ENCRYPTED).withFallback(config);
    encrypted = with(encrypted, engine + "key-store", keys.store().toString());
    encrypted = with(encrypted, engine + "trust-store", keys.store().toString());
    encrypted = with(encrypted, engine + "key-store-password", keys.password());
    encrypted = with(encrypted, engine + "key-password", keys.password());
    return with(encrypted, engine + "trust-store-password", keys.password());
  }

  private static Config with(Config config, String path, Object value) {
    return config.withValue(path, ConfigValueFactory.fromAnyRef(value));
  }
}
