package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import games.chalet.web.ProcessClock;
import games.chalet.web.SeveralNodes;
import java.time.Clock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Archives in a cluster the matches that a dead node could not archive any more. Every node looks;
 * archived matches are not changed.
 */
@Component
@SeveralNodes
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
