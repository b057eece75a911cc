package games.chalet.web.programs;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * A program that came with a valid token, and its seat.
 *
 * @param id its public id
 * @param table the table at which it plays
 * @param seat the seat which it plays
 * @param tokenHash of the token with which it came
 */
public record Program(String id, String table, int seat, String tokenHash) {

  private static final String KEY = Program.class.getName();

  /** Returns the program from which a request comes; empty if it comes from another client. */
  public static Optional<Program> of(HttpServletRequest request) {
    return request.getAttribute(KEY) instanceof Program program
        ? Optional.of(program)
        : Optional.empty();
  }

  void rememberIn(HttpServletRequest request) {
    request.setAttribute(KEY, this);
  }

  /** Leaves out the hash, so that nothing of a token ends up in a log. */
  @Override
  public String toString() {
    return "Program[" + id + "]";
  }
}
