package games.chalet.match.bots;

import games.chalet.match.Hint;
import games.chalet.match.state.MatchRefusal;
import games.chalet.stomp.Connections;
import games.chalet.web.LastResort;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.Rate;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.TokenBuckets;
import jakarta.validation.constraints.PositiveOrZero;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.stereotype.Component;
import org.springframework.validation.annotation.Validated;

/**
 * Computes the hints of all matches of this server on the threads of the bots, not too many for one
 * guest.
 */
@Component
public final class HintDesk {

  private static final Logger LOG = LoggerFactory.getLogger(HintDesk.class);

  private final BotThreads threads;
  private final Connections connections;
  private final ReachedLimits reached;
  private final TokenBuckets guests;

  /** Creates a desk without any requests. */
  public HintDesk(
      HintSettings settings, BotThreads threads, Connections connections, ReachedLimits reached) {
    this.threads = threads;
    this.connections = connections;
    this.reached = reached;
    this.guests =
        new TokenBuckets(
            new Rate(
                (double) settings.perMinute() / Duration.ofMinutes(1).toSeconds(),
                settings.perMinute()),
            System::nanoTime);
  }

  /**
   * Computes a hint.
   *
   * @param player the player who asks
   * @param then receives the hint, on the thread of the bots; null if there is none
   * @throws games.chalet.web.RefusedException if this guest, or their address, asks for too much
   */
  public void think(String player, Callable<Hint> thought, Consumer<@Nullable Hint> then) {
    if (!guests.take(player)) {
      reached.count(Limit.HINTS, connections.partyOf(player).address());
      throw MatchRefusal.TOO_FAST.of();
    }
    boolean begun =
        threads.think(
            List.of(connections.partyOf(player)),
            new FutureTask<>(() -> think(threads.measured(thought), then), null));
    if (!begun) {
      throw MatchRefusal.BUSY.of();
    }
  }

  private void think(Callable<Hint> thought, Consumer<@Nullable Hint> then) {
    @Nullable Hint hint = null;
    try {
      hint = thought.call();
    } catch (Throwable e) { // Whatever the failure is, a client waits for an answer.
      LastResort.survive(e, LOG, "Hint computation failed");
    }
    then.accept(hint);
  }

  /**
   * The settings for hints.
   *
   * @param perMinute hints a guest may ask for in a minute; 0: no limit
   */
  @Validated
  @ConfigurationProperties("chalet.hints")
  public record HintSettings(@PositiveOrZero @DefaultValue("12") int perMinute) {}
}
