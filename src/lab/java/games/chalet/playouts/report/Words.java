package games.chalet.playouts.report;

import games.chalet.engine.Seat;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Actions and events in words: the name of the record, then what is in it. */
final class Words {

  private Words() {}

  static String of(Object thing) {
    return switch (thing) {
      case Optional<?> optional -> optional.map(Words::of).orElse("");
      case Seat seat -> "seat " + seat.index();
      case Collection<?> all -> all.stream().map(Words::of).collect(Collectors.joining("+"));
      case Record record -> record(record);
      default -> thing.toString();
    };
  }

  private static String record(Record record) {
    String name = record.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    return Stream.concat(
            Stream.of(name.toLowerCase(Locale.ROOT)),
            Stream.of(record.getClass().getRecordComponents()).map(part -> of(value(record, part))))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private static Object value(Record record, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("A component that cannot be read: " + part, e);
    }
  }
}
