package games.chalet.web.programs;

import games.chalet.web.Token;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.RequestRates;
import games.chalet.web.limits.TokenBuckets;
import games.chalet.web.problems.CommonRefusal;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Identifies programs by their tokens, and counts their requests. */
@Component
public class ProgramTokens {

  private final ObjectProvider<Programs> programs;
  private final TokenBuckets reads;
  private final ReachedLimits reached;

  ProgramTokens(ObjectProvider<Programs> programs, RequestRates rates, ReachedLimits reached) {
    this.reached = reached;
    this.programs = programs;
    this.reads = new TokenBuckets(rates.programReads(), System::nanoTime);
  }

  /**
   * Returns the program that has this token.
   *
   * @throws games.chalet.web.RefusedException {@code unknown-token} if it is none, or not any more
   */
  public Program find(@Nullable String token) {
    return Token.parse(token)
        .flatMap(it -> programs.stream().flatMap(known -> known.find(it).stream()).findFirst())
        .orElseThrow(ProgramRefusal.UNKNOWN_TOKEN::of);
  }

  /**
   * Counts that it reads something or opens a socket.
   *
   * @param address from which it does so, as it is counted
   * @throws games.chalet.web.RefusedException {@code too-fast} if it does so too often
   */
  public void count(Program program, String address) {
    if (!reads.take(program.id())) {
      reached.count(Limit.PROGRAM_READS, address);
      throw CommonRefusal.TOO_FAST.of().after(reads.secondsToWait(program.id()));
    }
  }
}
