package games.chalet.stomp;

import games.chalet.web.programs.Program;

/** What a program may do over its sockets. Answered by the room that gives programs their seats. */
public interface ProgramRights {

  /** Whether the token with which it came is still good. */
  boolean isGood(Program program);

  /**
   * Whether that is a topic of what it plays; whether it may listen there the room's own {@link
   * SubscriptionRule} says.
   */
  boolean mayListen(Program program, String destination);

  /**
   * Whether that is for playing; whether it can be done the room's own {@link SendHandler} says.
   */
  boolean maySend(Program program, String destination);
}
