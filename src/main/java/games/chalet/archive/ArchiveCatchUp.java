package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import games.chalet.web.ClusterMode;
import games.chalet.web.ProcessClock;
import java.time.Clock;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Archives in a cluster what a node that died could not any more. Every node looks; what is in the
 * archive is left as it is.
 */
@Component
@ConditionalOnProperty(ClusterMode.PROPERTY)
class ArchiveCatchUp {

  private final MissedEnds ends;
  private final ArchiveListener listener;

  ArchiveCatchUp(Matches matches, ArchiveListener listener, Clock clock, ProcessClock process) {
    this.ends = new MissedEnds(matches, clock, process);
    this.listener = listener;
  }

  @Scheduled(
      initialDelayString = "${chalet.cluster.catch-up:20s}",
      fixedDelayString = "${chalet.cluster.catch-up:20s}")
  void look() {
    ends.again(listener::addOrReport);
  }
}
