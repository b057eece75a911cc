package games.chalet.outside;

/** Hears how those who play are served, on the thread of their sockets. */
public interface Watch {

  /** Hears nothing. */
  Watch NONE = new Watch() {};

  /** An act was acknowledged so long after it was sent. */
  default void acknowledged(long nanos) {}

  /** An act was refused because something else came first. */
  default void refused() {}

  /** A request over HTTP got no answer, or a refusal. */
  default void interrupted() {}

  /** A connection has ended. */
  default void thrownOut() {}
}
