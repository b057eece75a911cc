package games.chalet.web.pages;

import games.chalet.web.ChaletSettings;
import games.chalet.web.RefusedException;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.dao.DataAccessException;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;
import org.springframework.web.util.HtmlUtils;

/**
 * The front end's one page for each of its routes, with a head of its own: robots that make
 * previews of links run no scripts. It changes nothing, sets no cookie itself, and is the same for
 * everyone who reads the same language.
 */
@Controller
class PageController {

  private static final LinkPreview SITE =
      new LinkPreview(
          "", "Five mountain card games to play with friends in your browser.", "", true);

  private static final List<String> PICTURES =
      List.of("antarctic", "avalanche", "crashlanding", "hike", "infiniski");

  private final FrontEndBuild frontEnd;
  private final PageLanguage language;
  private final ObjectProvider<LinkPreviews> previews;
  private final Optional<String> origin;

  PageController(
      FrontEndBuild frontEnd,
      PageLanguage language,
      ObjectProvider<LinkPreviews> previews,
      ChaletSettings settings) {
    this.frontEnd = frontEnd;
    this.language = language;
    this.previews = previews;
    this.origin = settings.publicOrigin();
  }

  @GetMapping({
    "/",
    "/i/{a}",
    "/t/{a}",
    "/daily",
    "/daily/{a}/{b}",
    "/deal/{a}",
    "/records",
    "/archive",
    "/me",
    "/m/{a}",
    "/learn/{a}",
    "/rules/{a}"
  })
  ResponseEntity<String> page(HttpServletRequest request) {
    String path = request.getServletPath();
    return frontEnd
        .pageFor(path, language.of(request))
        .map(html -> html.replace(FrontEndBuild.HEAD, head(previewOf(path), here(request), path)))
        .map(
            html ->
                ResponseEntity.ok()
                    .cacheControl(CacheControl.noCache())
                    .contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                    .body(html))
        .orElseGet(() -> ResponseEntity.notFound().build());
  }

  private LinkPreview previewOf(String path) {
    String[] segments =
        Stream.of(path.split("/", -1)).filter(part -> !part.isEmpty()).toArray(String[]::new);
    try {
      return previews
          .orderedStream()
          .flatMap(each -> each.of(segments).stream())
          .findFirst()
          .orElse(SITE);
    } catch (RefusedException | DataAccessException e) { // The page is sent anyway.
      return SITE;
    }
  }

  /** Returns the origin by which people reach this server, as far as it is known. */
  private String here(HttpServletRequest request) {
    return origin.orElseGet(
        () -> ServletUriComponentsBuilder.fromContextPath(request).build().toUriString());
  }

  private static String head(LinkPreview preview, String origin, String path) {
    String title = preview.title().isEmpty() ? "Chalet" : preview.title() + " – Chalet";
    String picture = PICTURES.contains(preview.game()) ? preview.game() : "chalet";
    String address =
        ServletUriComponentsBuilder.fromUriString(origin).path(path).encode().toUriString();
    StringBuilder head = new StringBuilder();
    head.append("<title>").append(escaped(title)).append("</title>\n");
    meta(head, "name", "description", preview.description());
    if (!preview.isPublic()) {
      meta(head, "name", "robots", "noindex");
    }
    meta(head, "property", "og:site_name", "Chalet");
    meta(head, "property", "og:type", "website");
    meta(head, "property", "og:title", preview.title().isEmpty() ? "Chalet" : preview.title());
    meta(head, "property", "og:description", preview.description());
    meta(head, "property", "og:url", address);
    meta(head, "property", "og:image", origin + "/preview/" + picture + ".png");
    meta(head, "property", "og:image:width", "1200");
    meta(head, "property", "og:image:height", "630");
    meta(head, "name", "twitter:card", "summary_large_image");
    return head.toString().strip();
  }

  private static void meta(StringBuilder head, String key, String name, String content) {
    head.append("    <meta %s=\"%s\" content=\"%s\" />%n".formatted(key, name, escaped(content)));
  }

  private static String escaped(String text) {
    return HtmlUtils.htmlEscape(text, "UTF-8");
  }
}
