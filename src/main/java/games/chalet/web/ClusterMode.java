package games.chalet.web;

import org.springframework.core.env.Environment;

/**
 * Whether other server processes work on the same database: then nothing of what is there is
 * remembered in memory without being asked for again.
 */
public final class ClusterMode {

  /** The name of the setting. */
  public static final String PROPERTY = "chalet.cluster.enabled";

  private ClusterMode() {}

  /** Whether they do; not unless the host says so. */
  public static boolean isOn(Environment environment) {
    return environment.getProperty(PROPERTY, Boolean.class, false);
  }
}
