package games.chalet.web.programs;

import games.chalet.web.Token;
import java.util.Optional;

/** Which programs there are. Answered by the room that gives them seats. */
public interface Programs {

  /** The program that comes with this token; empty if the token is not good, or not any more. */
  Optional<Program> find(Token token);
}
