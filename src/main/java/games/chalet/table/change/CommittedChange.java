package games.chalet.table.change;

import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableSeat.SeatProgram;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The messages to publish for a change of a table that is on disk.
 *
 * @param message null if the table has closed
 * @param known the number of the last chat line that was published before
 * @param narrowed the topics to which a subscriber may have lost the right
 * @param ended the tokens of programs that are no longer valid
 * @param came the people who were not at the table before
 */
record CommittedChange(
    String table,
    @Nullable TableMessage message,
    long known,
    List<String> narrowed,
    List<ProgramEnds.Ended> ended,
    List<String> came) {

  static CommittedChange of(Table before, Table after, @Nullable TableMessage message, long known) {
    Set<String> topics = new HashSet<>(TableDestinations.of(before));
    topics.addAll(TableDestinations.of(after));
    boolean isNarrower = message == null || !Rights.of(before).arePartOf(Rights.of(after));
    return new CommittedChange(
        after.id(),
        message,
        known,
        isNarrower ? List.copyOf(topics) : List.of(),
        ProgramEnds.between(before, after),
        after.people().inOrder().stream().filter(person -> !before.people().has(person)).toList());
  }

  CommittedChange narrowing(Collection<String> topics) {
    return new CommittedChange(table, message, known, List.copyOf(topics), ended, came);
  }

  CommittedChange withAllThatWasSaid() {
    return new CommittedChange(table, message, 0, narrowed, ended, came);
  }

  /** The people and settings that decide who may subscribe. */
  private record Rights(Set<String> people, boolean isPublic, boolean spectators) {

    static Rights of(Table table) {
      return new Rights(
          Stream.concat(
                  table.people().all().stream(),
                  table.people().programs().values().stream().map(SeatProgram::id))
              .collect(Collectors.toUnmodifiableSet()),
          table.isOpen(),
          table.settings().spectators());
    }

    boolean arePartOf(Rights others) {
      return others.people.containsAll(people)
          && (others.isPublic || !isPublic)
          && (others.spectators || !spectators);
    }
  }
}
