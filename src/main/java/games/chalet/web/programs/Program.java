package games.chalet.web.programs;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * A program that came with a good token, and what it plays.
 *
 * @param id how it is known to everybody
 * @param table where it plays
 * @param seat which it plays
 * @param tokenHash of the token with which it came
 */
public record Program(String id, String table, int seat, String tokenHash) {

  private static final String KEY = Program.class.getName();

  /** The program from which a request comes; empty if it comes from anybody else. */
  public static Optional<Program> of(HttpServletRequest request) {
    return request.getAttribute(KEY) instanceof Program program
        ? Optional.of(program)
        : Optional.empty();
  }

  void rememberIn(HttpServletRequest request) {
    request.setAttribute(KEY, this);
  }

  /** Not the hash: nothing of a token is to end up in a log. */
  @Override
  public String toString() {
    return "Program[" + id + "]";
  }
}
