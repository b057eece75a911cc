package games.chalet.web.pages;

import java.util.Optional;

/** The previews of links, from the modules that know the pages. */
public interface LinkPreviews {

  /**
   * Returns the part of a page that a stranger may know, and nothing more: anyone who has only the
   * link, and every robot, reads it. An unknown and a private page look the same.
   *
   * @param segments the path without its slashes, such as {@code i} and a code
   * @return empty if the page is another module's, or nothing may be shown
   */
  Optional<LinkPreview> of(String... segments);
}
