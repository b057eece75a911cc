package games.chalet.stomp;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A message to a topic in the forms in which listeners may want it; {@code docs/protocol.md} says
 * how they ask. Each is JSON in UTF-8, an object with at least one property, and asked for once if
 * anybody wants it, else not at all.
 *
 * @param whole for all who did not ask for anything else, and in the place of what is missing; null
 *     where those are not told by this
 * @param changes what has changed since the message before; null where nobody could make use of it
 * @param brief the same in fewer letters; null where there are only {@code changes}
 */
public record MessageForms(
    @Nullable Supplier<byte[]> whole,
    @Nullable Supplier<byte[]> changes,
    @Nullable Supplier<byte[]> brief) {

  /** One that comes whole to everybody. */
  public static MessageForms whole(Supplier<byte[]> json) {
    return new MessageForms(json, null, null);
  }
}
