package games.chalet.match.live;

import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.MatchRefusal;
import games.chalet.web.NodeId;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Callers within this process that wait until their command is on disk, or for a snapshot. */
@Component
public final class PendingReplies {

  /** The longest wait: an answer that is lost with another process does not come. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private final NodeId node;
  private final AtomicLong tickets = new AtomicLong();
  private final Map<Long, CompletableFuture<Optional<byte[]>>> waiting = new ConcurrentHashMap<>();

  PendingReplies(NodeId node) {
    this.node = node;
  }

  /** An answer with a snapshot if that was asked for and found. */
  record Pending(ReplyAddress.Waiting address, CompletableFuture<Optional<byte[]>> answer) {}

  /** Creates an address for one answer. */
  Pending expect() {
    long ticket = tickets.incrementAndGet();
    CompletableFuture<Optional<byte[]>> answer = new CompletableFuture<>();
    waiting.put(ticket, answer);
    CompletableFuture<Optional<byte[]>> unused =
        answer
            .orTimeout(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS)
            .whenComplete((done, failure) -> waiting.remove(ticket));
    return new Pending(new ReplyAddress.Waiting(node.value(), ticket), answer);
  }

  public void done(ReplyAddress.Waiting address) {
    complete(address, Optional.empty());
  }

  /** Handles a snapshot, as JSON. */
  public void found(ReplyAddress.Waiting address, byte[] snapshot) {
    complete(address, Optional.of(snapshot));
  }

  private void complete(ReplyAddress.Waiting address, Optional<byte[]> found) {
    CompletableFuture<Optional<byte[]>> answer = take(address);
    if (answer != null) {
      answer.complete(found);
    }
  }

  /** Handles a refusal; one because the match is over counts as success. */
  public void refused(ReplyAddress.Waiting address, RefusedException refused) {
    CompletableFuture<Optional<byte[]>> answer = take(address);
    if (answer == null) {
      return;
    }
    if (refused.code().equals(MatchRefusal.OVER.of().code())) {
      answer.complete(Optional.empty());
    } else {
      answer.completeExceptionally(refused);
    }
  }

  /** Returns null if no caller waits, as for a command of another process. */
  private @Nullable CompletableFuture<Optional<byte[]>> take(ReplyAddress.Waiting address) {
    return address.node().equals(node.value()) ? waiting.remove(address.ticket()) : null;
  }
}
