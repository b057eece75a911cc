package games.chalet.web.pages;

import java.util.Optional;

/** The room that knows what lies at an address says what a link to it shows. */
public interface LinkPreviews {

  /**
   * Returns what a stranger may know of that page, and nothing more: whoever has only the link, and
   * every robot, reads it. An unknown and a private page look the same.
   *
   * @param segments the path without its slashes, such as {@code i} and a code
   * @return empty where the page is not this room's, or nothing may be told
   */
  Optional<LinkPreview> of(String... segments);
}
