package games.chalet.web.pages;

import games.chalet.web.Ids;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriUtils;

/**
 * Redirects links to which a chat program or a sentence has added something: a full stop, a
 * bracket, a space, a second slash. Runs before Spring Security, which refuses some of them.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 7)
class TidyLinks extends OncePerRequestFilter {

  /** The first segments of the pages that people send each other. */
  private static final Set<String> PAGES =
      Set.of("i", "t", "m", "deal", "daily", "records", "archive", "me", "learn", "rules");

  /** An id, whatever follows its last letter, or a word. */
  private static final Pattern WORD =
      Pattern.compile("[A-Za-z0-9]{" + Ids.LENGTH + "}|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*");

  /** A file for which a scanner looks, such as archive.zip. */
  private static final Pattern FILE = Pattern.compile("/\\w+\\.\\w+");

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    String asked = request.getRequestURI();
    Optional<String> tidy =
        isRead(request) ? tidied(asked).filter(path -> !path.equals(asked)) : Optional.empty();
    if (tidy.isEmpty()) {
      chain.doFilter(request, response);
      return;
    }
    String query = request.getQueryString();
    response.setStatus(HttpServletResponse.SC_FOUND);
    response.setHeader(HttpHeaders.LOCATION, tidy.get() + (query == null ? "" : "?" + query));
  }

  private static boolean isRead(HttpServletRequest request) {
    return "GET".equals(request.getMethod()) || "HEAD".equals(request.getMethod());
  }

  /**
   * Returns a page's path with the first word of each segment; the front page's if there is no
   * word, empty if the path is none of a page.
   */
  static Optional<String> tidied(String path) {
    try {
      List<String> words = Stream.of(path.split("/")).flatMap(TidyLinks::firstWord).toList();
      if (words.isEmpty()) {
        return Optional.of("/");
      }
      String page = words.getFirst().toLowerCase(Locale.ROOT);
      return PAGES.contains(page) && !FILE.matcher(path).matches()
          ? Optional.of(
              Stream.concat(Stream.of(page), words.stream().skip(1))
                  .collect(Collectors.joining("/", "/", "")))
          : Optional.empty();
    } catch (IllegalArgumentException e) { // A percent sign that encodes nothing.
      return Optional.empty();
    }
  }

  private static Stream<String> firstWord(String segment) {
    String decoded = UriUtils.decode(segment, StandardCharsets.UTF_8);
    String plain =
        Normalizer.normalize(decoded, Normalizer.Form.NFKC).replaceAll("[\\p{Cf}\\x{34F}]", "");
    return WORD.matcher(plain).results().map(MatchResult::group).limit(1);
  }
}
