package games.chalet.stomp;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A message to a topic in the forms that subscribers may request; {@code docs/protocol.md} says
 * how. Each form is a JSON object in UTF-8 with at least one property, and is created at most once,
 * only if a subscriber wants it.
 *
 * @param whole for all subscribers who did not request changes, and in place of missing ones; null
 *     if this message is not for them
 * @param changes the changes since the previous message; null if no subscriber could use them
 */
public record MessageForms(@Nullable Supplier<byte[]> whole, @Nullable Supplier<byte[]> changes) {

  /** Creates a message that all subscribers get whole. */
  public static MessageForms whole(Supplier<byte[]> json) {
    return new MessageForms(json, null);
  }
}
