package games.chalet.web.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/**
 * The front end in this jar, with a page for each language: {@code static/index.html} is English,
 * {@code static/languages/<tag>.html} are the others. A build in English alone is named after its
 * entry, whose name holds a hash over all that it fetches; so nothing has to be counted, and the
 * same sources give the same name. Where there are several languages, each page names the build.
 */
@Component
public class FrontEndBuild {

  static final String ENGLISH = "en";

  /** The English page. */
  static final String PAGE = "index.html";

  /** Stands for the part of the page's head that each route has of its own. */
  static final String HEAD = "<title>Chalet</title>";

  /** The tags of the other languages, one a line; missing where there are none. */
  private static final String LANGUAGES = "languages/languages.txt";

  private static final Pattern ENTRY =
      Pattern.compile("<script type=\"module\"[^>]* src=\"/assets/([^\"]+)\\.js\"");

  /**
   * The files that a route fetches besides the entry, as {@code frontend/scripts/chunks.mjs} notes
   * it.
   */
  private static final Pattern FETCHED = Pattern.compile("<!--on (\\S+?)(\\*?) (.*?)-->");

  private static final Pattern NAMED = Pattern.compile("<meta name=\"build\" content=\"([^\"]+)\"");

  private final Map<String, String> pages = new LinkedHashMap<>();
  private final Optional<String> id;

  FrontEndBuild() {
    read(PAGE).ifPresent(page -> pages.put(ENGLISH, page));
    read(LANGUAGES).stream()
        .flatMap(String::lines)
        .forEach(tag -> read(page(tag)).ifPresent(page -> pages.put(tag, page)));
    this.id = Optional.ofNullable(pages.get(ENGLISH)).flatMap(FrontEndBuild::nameOf);
  }

  /** Returns the name of the build; empty where the jar was made without a front end. */
  public Optional<String> id() {
    return id;
  }

  /** Returns the tags of the languages, English first. */
  List<String> languages() {
    return List.copyOf(pages.keySet());
  }

  /**
   * Returns the page in one of the {@link #languages}, for one of its routes: the browser fetches
   * the files of that route along with the entry. Empty where the jar was made without a front end.
   */
  Optional<String> pageFor(String path, String language) {
    return Optional.ofNullable(pages.get(language)).map(html -> onRoute(path, html));
  }

  static String onRoute(String path, String html) {
    return FETCHED
        .matcher(html)
        .replaceAll(
            found -> {
              boolean isHere =
                  found.group(2).isEmpty()
                      ? path.equals(found.group(1))
                      : path.startsWith(found.group(1));
              return isHere ? Matcher.quoteReplacement(found.group(3)) : "";
            });
  }

  /** Returns the file of a language's page, within {@code static}. */
  static String page(String language) {
    return language.equals(ENGLISH) ? PAGE : "languages/" + language + ".html";
  }

  static Optional<String> nameOf(String html) {
    return found(NAMED, html).or(() -> found(ENTRY, html));
  }

  private static Optional<String> found(Pattern pattern, String html) {
    Matcher matcher = pattern.matcher(html);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static Optional<String> read(String name) {
    ClassPathResource file = new ClassPathResource("static/" + name);
    try {
      return file.exists()
          ? Optional.of(file.getContentAsString(StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
