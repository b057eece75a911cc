package games.chalet.web;

import org.springframework.core.env.Environment;

/**
 * The cluster mode, in which other server processes use the same database. Then nothing from the
 * database is cached without a check of its version.
 */
public final class ClusterMode {

  /** The name of the setting. */
  public static final String PROPERTY = "chalet.cluster.enabled";

  private ClusterMode() {}

  /** Returns true if the host has enabled it. */
  public static boolean isOn(Environment environment) {
    return environment.getProperty(PROPERTY, Boolean.class, false);
  }
}
