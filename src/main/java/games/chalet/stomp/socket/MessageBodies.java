package games.chalet.stomp.socket;

import games.chalet.stomp.MessageForms;
import games.chalet.stomp.sending.Payload;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The bodies of one message in its {@link MessageForms}, each created when it is first wanted. */
final class MessageBodies {

  private final @Nullable Body whole;
  private final @Nullable Body changes;

  MessageBodies(MessageForms forms) {
    whole = forms.whole() == null ? null : new Body(forms.whole());
    changes = forms.changes() == null ? whole : new Body(forms.changes());
  }

  /** Returns the body for that subscription; null if the message is not for it. */
  @Nullable Payload of(Subscription subscription) {
    Body body = subscription.wantsChanges() ? changes : whole;
    return body == null ? null : body.shared();
  }

  private static final class Body {

    private final Supplier<byte[]> source;
    private @Nullable Payload shared;

    Body(Supplier<byte[]> source) {
      this.source = source;
    }

    /** Returns the payload that any number of frames may share. */
    Payload shared() {
      Payload made = shared;
      if (made == null) {
        made = new Payload(source.get());
        shared = made;
      }
      return made;
    }
  }
}
