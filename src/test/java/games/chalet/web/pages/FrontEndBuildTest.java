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
    assertThat(FrontEndBuild.nameOf(html)).contains("index-BVNuf5kY");
  }

  @Test
  void aPageInSeveralLanguagesNamesTheBuildItself() {
    String html =
        """
        <meta name="build" content="3f9a01c2" />
        <script type="module" crossorigin src="/assets/index-BVNuf5kY.js"></script>
        """;
    assertThat(FrontEndBuild.nameOf(html)).contains("3f9a01c2");
  }

  @Test
  void aPageWithoutAnEntryNamesNone() {
    assertThat(FrontEndBuild.nameOf("<script type=\"module\" src=\"/src/main.ts\"></script>"))
        .isEmpty();
  }
}
