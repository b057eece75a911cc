package games.chalet.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrontEndBuildTest {

  @Test
  void namesTheBuildByItsEntry() {
    String html =
        """
        <link rel="preload" href="/assets/basic-700-q.woff2" as="font" crossorigin />
        <script type="module" crossorigin src="/assets/index-BVNuf5kY.js"></script>
        """;
    assertThat(FrontEndBuild.entryOf(html)).contains("index-BVNuf5kY");
  }

  @Test
  void aPageWithoutAnEntryNamesNone() {
    assertThat(FrontEndBuild.entryOf("<script type=\"module\" src=\"/src/main.ts\"></script>"))
        .isEmpty();
  }
}
