package games.chalet.table;

import games.chalet.table.change.TableAttendance;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.persistence.Tables;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Checks regularly which players are away. If no match is running and the host is away, the next
 * person who is online becomes host. Where people gather, they are told for whom they wait, and
 * everywhere which seats may be claimed.
 */
@Component
class HostSuccession {

  private final Tables tables;
  private final TableAttendance presence;
  private final TableTransactions changes;
  private final TableUpdateQueue updates;

  HostSuccession(
      Tables tables,
      TableAttendance presence,
      TableTransactions changes,
      TableUpdateQueue updates) {
    this.tables = tables;
    this.presence = presence;
    this.changes = changes;
    this.updates = updates;
  }

  @Scheduled(fixedDelayString = "${chalet.tables.host-watch:10s}")
  synchronized void look() {
    List<Tables.Hosted> hosted = tables.hosted();
    List<Tables.Seated> seated = tables.seated();
    List<Tables.Seated> here = seated.stream().filter(seat -> !isAwaited(seat)).toList();
    List<Tables.Seated> known = seated.stream().filter(seat -> !isClaimable(seat)).toList();
    Set<String> people = new HashSet<>();
    hosted.forEach(table -> people.add(table.host()));
    seated.forEach(seat -> people.add(seat.player()));
    presence.look(people);
    Stream.concat(here.stream().filter(this::isAwaited), known.stream().filter(this::isClaimable))
        .map(Tables.Seated::id)
        .collect(Collectors.toSet())
        .forEach(table -> updates.run(() -> changes.tellPeople(table, false)));
    for (Tables.Hosted table : hosted) {
      String host = table.host();
      if (presence.isAway(host)) {
        updates.change(table.id(), it -> it.hosting().succeed(host, presence::isOnline));
      }
    }
  }

  /** Returns true if a visitor may say that they are this player. */
  private boolean isClaimable(Tables.Seated seat) {
    return presence.isClaimable(seat.player());
  }

  /** Returns true if a match cannot start because this player is away. */
  private boolean isAwaited(Tables.Seated seat) {
    return seat.gathering() && presence.isAway(seat.player(), seat.turnClock());
  }
}
