package games.chalet.web.limits;

import games.chalet.web.RefusedException;
import games.chalet.web.problems.RefusalListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Counts what each limit refuses ({@value #METER}), and logs which address reaches one: once an
 * hour for each limit and address, {@value #LINES} lines in all, then their number.
 */
@Component
public final class ReachedLimits implements RefusalListener {

  /** The name of the counters, of which each has the name of a limit as its tag. */
  static final String METER = "chalet.limits.refused";

  /** The most lines in an hour that name an address. */
  static final int LINES = 100;

  /** The most pairs of a limit and an address that are remembered. */
  static final int MOST_REMEMBERED = 10_000;

  private static final Logger LOG = LoggerFactory.getLogger(ReachedLimits.class);

  /** The codes of refusals by a limit. */
  private static final Set<String> CODES =
      Set.of("too-fast", "too-many", "too-many-tables", "busy");

  /** The variables of those that a host can set, by their reasons. */
  private static final Map<String, String> SETTINGS =
      Map.of("table-too-many-tables", "CHALET_TABLES_HOSTEDBYONE");

  private final MeterRegistry meters;
  private final Map<Limit, Counter> counters = new EnumMap<>(Limit.class);
  private final Set<Meeting> met = ConcurrentHashMap.newKeySet();
  private final AtomicInteger first = new AtomicInteger();

  /** Creates counters at zero, so that a host sees each limit. */
  public ReachedLimits(MeterRegistry meters) {
    this.meters = meters;
    for (Limit limit : Limit.values()) {
      counters.put(limit, counter(limit.text()));
    }
  }

  private Counter counter(String limit) {
    return Counter.builder(METER)
        .description("Requests, messages, sockets and connections that a limit refused")
        .tag("limit", limit)
        .register(meters);
  }

  private record Meeting(String limit, String address) {}

  /** Returns what counts a refusal by this limit; it takes the address, as it is counted. */
  public Consumer<String> by(Limit limit) {
    return address -> count(limit, address);
  }

  /** Counts a refusal by this limit; the address as it is counted. */
  public void count(Limit limit, String address) {
    Objects.requireNonNull(counters.get(limit)).increment();
    if (isNew(limit.text(), address)) {
      LOG.warn(
          "Limit {} reached by {} (see {} in docs/settings.md)",
          limit.text(),
          CountedAddress.readable(address),
          limit.setting());
    }
  }

  /** Counts a refusal by a limit inside a part of the server, which has a reason of its own. */
  public void count(String code, String reason, String address) {
    // Those without a reason of their own were counted where the limit is.
    if (CODES.contains(code) && !reason.startsWith(code)) {
      counter(reason).increment();
      if (isNew(reason, address)) {
        String setting = SETTINGS.get(reason);
        LOG.warn(
            "Limit {} reached by {}{}",
            reason,
            CountedAddress.readable(address),
            setting == null ? "" : " (see " + setting + " in docs/settings.md)");
      }
    }
  }

  @Override
  public void refused(RefusedException refused, HttpServletRequest request) {
    count(refused.code(), refused.reason(), CountedAddress.of(request.getRemoteAddr()));
  }

  /** Returns true if an address has reached a limit for the first time, and may be logged. */
  private boolean isNew(String limit, String address) {
    Meeting meeting = new Meeting(limit, address);
    return !met.contains(meeting)
        && met.size() < MOST_REMEMBERED
        && met.add(meeting)
        && first.incrementAndGet() <= LINES;
  }

  /** Begins another hour. */
  @Scheduled(fixedRate = 1, initialDelay = 1, timeUnit = TimeUnit.HOURS)
  void nextHour() {
    met.clear();
    int more = first.getAndSet(0) - LINES;
    if (more > 0) {
      LOG.warn(
          "Limits were reached {} more times within an hour, by other addresses or other limits",
          more);
    }
  }
}
