package games.chalet.web.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/**
 * The front end in this jar. Its build is named after its entry, whose name holds a hash over all
 * that it fetches; so nothing has to be counted, and the same sources give the same name.
 */
@Component
public class FrontEndBuild {

  private static final Pattern ENTRY =
      Pattern.compile("<script type=\"module\"[^>]* src=\"/assets/([^\"]+)\\.js\"");

  /** Stands for the part of the page's head that each route has of its own. */
  static final String HEAD = "<title>Chalet</title>";

  private final Optional<String> page = read();
  private final Optional<String> id = page.flatMap(FrontEndBuild::entryOf);

  /** Returns the name of the build; empty where the jar was made without a front end. */
  public Optional<String> id() {
    return id;
  }

  /** Returns the one page of all routes; empty where the jar was made without a front end. */
  Optional<String> page() {
    return page;
  }

  static Optional<String> entryOf(String html) {
    Matcher entry = ENTRY.matcher(html);
    return entry.find() ? Optional.of(entry.group(1)) : Optional.empty();
  }

  private static Optional<String> read() {
    ClassPathResource file = new ClassPathResource("static/index.html");
    try {
      return file.exists()
          ? Optional.of(file.getContentAsString(StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
