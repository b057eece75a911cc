package games.chalet.table;

import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.persistence.Tables;
import games.chalet.web.NodeLeft;
import games.chalet.web.ProcessClock;
import games.chalet.web.SeveralNodes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Completes in a cluster the updates between tables and matches that a dead node left undone. Every
 * node looks; a table that is up to date is not changed.
 */
@Component
@SeveralNodes
class TableCatchUp {

  /**
   * The time within which a player may have left a table, or been removed, before their node was
   * found to be dead.
   */
  private static final Duration LEFT_WITHIN = Duration.ofMinutes(5);

  /**
   * The time within which a node may have changed a table before it died, without publishing that.
   */
  private static final Duration UNTOLD_WITHIN = Duration.ofMinutes(1);

  private final Tables tables;
  private final MissedEnds ends;
  private final MatchListener listener;
  private final TableUpdateQueue updates;
  private final ProcessClock process;

  TableCatchUp(
      Tables tables,
      Matches matches,
      MatchListener listener,
      TableUpdateQueue updates,
      Clock clock,
      ProcessClock process) {
    this.tables = tables;
    this.ends = new MissedEnds(matches, clock, process);
    this.listener = listener;
    this.updates = updates;
    this.process = process;
  }

  @EventListener
  void on(NodeLeft left) {
    Instant now = process.earliest();
    updates.tellAgain(() -> tables.idsTouchedSince(now.minus(UNTOLD_WITHIN)));
    updates.run(() -> listener.makeGoodSince(now.minus(LEFT_WITHIN)));
  }

  @Scheduled(
      initialDelayString = "${chalet.cluster.catch-up:20s}",
      fixedDelayString = "${chalet.cluster.catch-up:20s}")
  void look() {
    ends.again(this::note);
  }

  private void note(MatchSummary ended) {
    tables
        .find(ended.table())
        .filter(table -> table.isPlaying(ended.id()))
        .ifPresent(table -> listener.tellEnd(ended));
  }
}
