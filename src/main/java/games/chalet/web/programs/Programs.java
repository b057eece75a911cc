package games.chalet.web.programs;

import games.chalet.web.Token;
import java.util.Optional;

/** The known programs. Implemented by the module that gives them seats. */
public interface Programs {

  /** Returns the program that has this token; empty if the token is not valid, or not any more. */
  Optional<Program> find(Token token);
}
