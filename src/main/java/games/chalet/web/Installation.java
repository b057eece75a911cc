package games.chalet.web;

/** One database and the processes that serve it; a second server on the same host is another. */
@FunctionalInterface
public interface Installation {

  /** Returns small letters and digits; the same after a restart, a move and a restored backup. */
  String id();
}
