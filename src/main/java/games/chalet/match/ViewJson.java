package games.chalet.match;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * How the views of one game are written. What all viewers see alike is one and the same object in
 * their views, the public part of the state: it is written once for all of them, and for each only
 * what is their own. The bytes are those that {@link games.chalet.json.Json} would write.
 */
final class ViewJson<V extends Record> {

  private static final byte[] BEGIN = Bytes.utf8("{");
  private static final byte[] END = Bytes.utf8("}");

  private final List<Part> parts = new ArrayList<>();

  ViewJson(JsonMapper mapper, Class<V> type) {
    for (RecordComponent component : type.getRecordComponents()) {
      parts.add(new Part(component, parts.isEmpty() ? "" : ",", mapper));
    }
  }

  /** For the views of one position, one after the other. */
  Sheets sheets() {
    return new Sheets();
  }

  /** Views of one position. For one thread at a time. */
  final class Sheets {

    private final List<Sheet> sheets = parts.stream().map(Sheet::new).toList();

    byte[] write(V view) {
      byte[][] pieces = new byte[sheets.size() + 2][];
      int count = 0;
      pieces[count++] = BEGIN;
      for (Sheet sheet : sheets) {
        pieces[count++] = sheet.write(view);
      }
      pieces[count] = END;
      return Bytes.joined(pieces);
    }
  }

  /** A part, as it was written last. */
  private static final class Sheet {

    private final Part part;
    private @Nullable Object value;
    private byte @Nullable [] written;

    Sheet(Part part) {
      this.part = part;
    }

    @SuppressWarnings(
        "ReferenceEquality") // To compare what is in them would cost more than to write it.
    byte[] write(Record view) {
      Object wanted = part.of(view);
      byte[] known = written;
      if (known == null || wanted != value) {
        known = part.write(wanted);
        value = wanted;
        written = known;
      }
      return known;
    }
  }

  /** A component of a view. */
  private static final class Part {

    private final RecordComponent component;
    private final byte[] name;
    private final ObjectWriter writer;

    Part(RecordComponent component, String before, JsonMapper mapper) {
      this.component = component;
      this.name = Bytes.utf8(before + '"' + component.getName() + "\":");
      this.writer = mapper.writerFor(mapper.constructType(component.getGenericType()));
      component.getAccessor().trySetAccessible();
    }

    @Nullable Object of(Record view) {
      try {
        return component.getAccessor().invoke(view);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("A view without its " + component.getName(), e);
      }
    }

    byte[] write(@Nullable Object value) {
      return Bytes.joined(name, writer.writeValueAsBytes(value));
    }
  }
}
