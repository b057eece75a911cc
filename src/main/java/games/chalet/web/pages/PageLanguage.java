package games.chalet.web.pages;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.util.WebUtils;

/**
 * The language in which a request gets the page: the one chosen in the settings, which the page
 * keeps in a cookie; else the best that the browser accepts; else English.
 */
@Component
class PageLanguage {

  /** Set by {@code frontend/src/shell/languageCookie.ts}. */
  static final String COOKIE = "chalet-language";

  /** Characters of a header that are read; browsers send a few dozen. */
  private static final int LONGEST = 500;

  private final List<String> offered;

  PageLanguage(FrontEndBuild frontEnd) {
    this.offered = frontEnd.languages();
  }

  /** Returns true if the page is there in more than one language. */
  boolean hasSeveral() {
    return offered.size() > 1;
  }

  /** Returns the tag of one of the languages of the front end. */
  String of(HttpServletRequest request) {
    if (!hasSeveral()) {
      return FrontEndBuild.ENGLISH;
    }
    Cookie chosen = WebUtils.getCookie(request, COOKIE);
    if (chosen != null && offered.contains(chosen.getValue())) {
      return chosen.getValue();
    }
    return accepted(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE)).orElse(FrontEndBuild.ENGLISH);
  }

  /** Returns the best of the offered languages; empty if none fits, or the header is malformed. */
  private Optional<String> accepted(@Nullable String header) {
    if (header == null || header.isBlank() || header.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      return Optional.ofNullable(
          Locale.lookupTag(Locale.LanguageRange.parse(header.strip()), offered));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
