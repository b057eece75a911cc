package games.chalet.solo;

import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import games.chalet.web.NodeLeft;
import games.chalet.web.ProcessClock;
import games.chalet.web.SeveralNodes;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Records in a cluster the beginnings and ends that a dead node could not record any more. Every
 * node looks; recorded ones are not changed.
 */
@Component
@SeveralNodes
class AttemptCatchUp {

  private final Matches matches;
  private final MissedEnds ends;
  private final AttemptListener listener;
  private final AtomicBoolean nodeLeft = new AtomicBoolean();

  AttemptCatchUp(Matches matches, AttemptListener listener, Clock clock, ProcessClock process) {
    this.matches = matches;
    this.ends = new MissedEnds(matches, clock, process);
    this.listener = listener;
  }

  @EventListener
  void on(NodeLeft left) {
    nodeLeft.set(true);
  }

  @Scheduled(
      initialDelayString = "${chalet.cluster.catch-up:20s}",
      fixedDelayString = "${chalet.cluster.catch-up:20s}")
  void look() {
    if (nodeLeft.compareAndSet(true, false)) {
      matches.running().forEach(listener::recordStart);
    }
    ends.again(listener::recordEnd);
  }
}
