package games.chalet.stomp;

import games.chalet.web.programs.Program;

/**
 * The permissions of a program over its sockets. Implemented by the module that gives programs
 * their seats.
 */
public interface ProgramRights {

  /** Returns true if the program's token is still valid. */
  boolean isGood(Program program);

  /**
   * Returns true if that is a topic of the program's seat; the topic's own {@link SubscriptionRule}
   * decides as well.
   */
  boolean mayListen(Program program, String destination);

  /**
   * Returns true if that destination is for playing; the module's own {@link SendHandler} decides
   * as well.
   */
  boolean maySend(Program program, String destination);
}
