package games.chalet.web.limits;

import games.chalet.web.LastResort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads whose time is shared by start-time fair queueing: the next task is one of the address
 * that has used the least, and there of the person who has used the least. What one leaves unused
 * the others have; whoever was idle begins where the others are, without savings. A task that has
 * begun is not interrupted.
 */
public final class FairExecutor implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(FairExecutor.class);

  /** The most tasks that wait for one person, and for one address. */
  static final int MOST_OF_A_PERSON = 200;

  static final int MOST_OF_AN_ADDRESS = 1000;

  /** The most tasks that wait. */
  static final int MOST = 20_000;

  private final LongSupplier meter;
  private final List<Thread> threads = new ArrayList<>();
  private final Map<Runnable, Share> waiting = new HashMap<>();
  private final Share all = new Share(null);

  /** The mean cost of a task, which one that has begun is taken to have. */
  private long usual;

  private boolean closed;

  /** True if the threads end when nothing waits any more. */
  private boolean finishing;

  /**
   * Starts the threads.
   *
   * @param name of the threads, to which a number is added
   * @param meter returns what the calling thread has used so far, in nanoseconds
   */
  @SuppressWarnings("ThreadPriorityCheck") // The priority is only a hint; nothing relies on it.
  public FairExecutor(String name, int count, int priority, LongSupplier meter) {
    this.meter = meter;
    for (int i = 1; i <= count; i++) {
      Thread thread = new Thread(this::work, name + "-" + i);
      thread.setDaemon(true);
      thread.setPriority(priority);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  /** The share of everybody, of an address there, or of a person at that address. */
  private static final class Share {

    private final @Nullable Share whole;
    private final Map<String, Share> parts = new HashMap<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();

    /** The time that this share has used, or where the others were when it began. */
    private long used;

    /** The time used by the part that was served last: where one that was idle begins. */
    private long now;

    private int waiting;
    private int running;

    Share(@Nullable Share whole) {
      this.whole = whole;
    }

    Share part(String name) {
      return parts.computeIfAbsent(
          name,
          it -> {
            Share part = new Share(this);
            part.used = now;
            return part;
          });
    }

    boolean isIdle() {
      return waiting + running == 0;
    }

    /** Returns what this share has used; of an idle one, at least what the others have. */
    long usedByNow() {
      return isIdle() && whole != null ? Math.max(used, whole.now) : used;
    }

    /** Counts a task, or takes it back, here and in all that this is a part of. */
    void count(int more) {
      used = usedByNow();
      waiting += more;
      if (whole != null) {
        whole.count(more);
      }
    }

    /** Returns the person whose task is next. */
    Share next() {
      if (parts.isEmpty()) {
        return this;
      }
      Share least =
          parts.values().stream()
              .filter(part -> part.waiting > 0)
              .min(Comparator.comparingLong(part -> part.used))
              .orElseThrow();
      now = Math.max(now, least.used);
      return least.next();
    }

    void begin(long cost) {
      waiting--;
      running++;
      used += cost;
      if (whole != null) {
        whole.begin(cost);
      }
    }

    /** Forgets idle parts that have nothing to be remembered for. */
    void end(long correction) {
      running--;
      used += correction;
      if (whole != null) {
        whole.end(correction);
        long others = whole.now;
        whole.parts.values().removeIf(part -> part.isIdle() && part.used <= others);
      }
    }
  }

  /**
   * Queues a task.
   *
   * @param parties who may bear its cost, at least one: the one that has used the least bears it
   * @return false if too many wait, of this person, of this address or in all, or the threads have
   *     ended
   */
  public synchronized boolean execute(List<Party> parties, Runnable task) {
    Share person = shareOf(parties);
    return person.waiting < MOST_OF_A_PERSON
        && wholeOf(person).waiting < MOST_OF_AN_ADDRESS
        && all.waiting < MOST
        && add(person, task);
  }

  /**
   * Queues a task that must not be dropped, however many wait: only for what has a bound elsewhere.
   *
   * @return false if the threads have ended, or are about to
   */
  public synchronized boolean keep(List<Party> parties, Runnable task) {
    return add(shareOf(parties), task);
  }

  private Share shareOf(List<Party> parties) {
    return parties.stream()
        .map(party -> all.part(party.address()).part(party.person()))
        .min(
            Comparator.<Share>comparingLong(share -> wholeOf(share).usedByNow())
                .thenComparingLong(Share::usedByNow))
        .orElseThrow();
  }

  private boolean add(Share person, Runnable task) {
    if (closed || finishing) {
      return false;
    }
    person.count(1);
    person.tasks.addLast(task);
    waiting.put(task, person);
    notify();
    return true;
  }

  private static Share wholeOf(Share person) {
    return Objects.requireNonNull(person.whole);
  }

  /** Drops a task; returns false if it no longer waits. */
  public synchronized boolean remove(Runnable task) {
    Share person = waiting.remove(task);
    if (person == null) {
      return false;
    }
    person.tasks.remove(task);
    person.count(-1);
    return true;
  }

  private void work() {
    for (Turn turn = next(); turn != null; turn = next()) {
      long before = meter.getAsLong();
      LastResort.surviving(turn.task(), LOG, "A task failed").run();
      end(turn, meter.getAsLong() - before);
    }
  }

  private record Turn(Runnable task, Share person, long expected) {}

  private synchronized @Nullable Turn next() {
    try {
      while (all.waiting == 0 && !closed && !finishing) {
        wait();
      }
    } catch (InterruptedException e) {
      return null;
    }
    if (closed || all.waiting == 0) {
      return null;
    }
    Share person = all.next();
    Runnable task = person.tasks.removeFirst();
    waiting.remove(task);
    person.begin(usual);
    return new Turn(task, person, usual);
  }

  private synchronized void end(Turn turn, long cost) {
    turn.person().end(cost - turn.expected());
    usual += (cost - usual) / 8;
  }

  /** Returns true if no task waits or runs. */
  public synchronized boolean isIdle() {
    return all.isIdle();
  }

  /** Takes no more tasks, and returns when those that wait are done and the threads have ended. */
  public void finish() {
    synchronized (this) {
      finishing = true;
      notifyAll();
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the threads; tasks that still wait are dropped. */
  @Override
  public synchronized void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    notifyAll();
  }
}
