package games.chalet.web.pages;

/**
 * What a chat program or a social network shows of a link.
 *
 * @param title plain text, without the name of the site
 * @param description plain text, a sentence or two
 * @param game whose picture is shown; empty for the picture of the site
 * @param isPublic whether search engines may list the page
 */
public record LinkPreview(String title, String description, String game, boolean isPublic) {

  /** A page that only those find who have its link. */
  public static LinkPreview unlisted(String title, String description, String game) {
    return new LinkPreview(title, description, game, false);
  }
}
