package games.chalet.testing;

/** The resources that parallel tests may not use at once, for {@code @ResourceLock}. */
public final class SharedResources {

  /**
   * The interfaces of this machine: browsers give up what they load when one comes or goes ({@code
   * ERR_NETWORK_CHANGED}).
   */
  public static final String NETWORK = "network";

  private SharedResources() {}
}
