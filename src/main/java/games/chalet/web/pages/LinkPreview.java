package games.chalet.web.pages;

/**
 * The text that a chat program or a social network shows for a link.
 *
 * @param title plain text, without the name of the site
 * @param description plain text, a sentence or two
 * @param game whose picture is shown; empty for the picture of the site
 * @param isPublic true if search engines may list the page
 */
public record LinkPreview(String title, String description, String game, boolean isPublic) {

  /** Creates the preview of a page that only people with its link can find. */
  public static LinkPreview unlisted(String title, String description, String game) {
    return new LinkPreview(title, description, game, false);
  }
}
