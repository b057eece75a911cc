package games.chalet.archive;

import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cursor in the list of finished matches, newest first: it stands just after the match that ended
 * at a moment and has an id, and stays there while newer matches come.
 */
record ArchiveCursor(Instant endedAt, String id) {

  private static final Pattern TEXT = Pattern.compile("(\\d{1,14})-([A-Za-z0-9]{0,64})");

  /** The cursor before all matches. */
  static final ArchiveCursor START =
      new ArchiveCursor(Instant.ofEpochMilli(99_999_999_999_999L), "");

  /** Returns the cursor as text, for an address. */
  String text() {
    return endedAt.toEpochMilli() + "-" + id;
  }

  static ArchiveCursor parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw ArchiveRefusal.CURSOR.of();
    }
    return new ArchiveCursor(
        Instant.ofEpochMilli(Long.parseLong(matcher.group(1))), matcher.group(2));
  }
}
