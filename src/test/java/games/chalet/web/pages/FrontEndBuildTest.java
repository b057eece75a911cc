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

  @Test
  void aRouteFetchesItsOwnFilesAlongWithTheEntry() {
    String html =
        """
        <!--on / <link rel="modulepreload" href="/assets/lobby-1.js">-->
        <!--on /rules/* <link rel="modulepreload" href="/assets/rules-2.js">-->
        <!--on /rules/hike <link rel="stylesheet" href="/assets/hike--3.css">-->
        """;
    assertThat(FrontEndBuild.onRoute("/", html).strip())
        .isEqualTo("<link rel=\"modulepreload\" href=\"/assets/lobby-1.js\">");
    assertThat(FrontEndBuild.onRoute("/rules/hike", html))
        .contains("rules-2.js", "hike--3.css")
        .doesNotContain("lobby", "<!--");
    assertThat(FrontEndBuild.onRoute("/rules/infiniski", html))
        .contains("rules-2.js")
        .doesNotContain("hike", "<!--");
    assertThat(FrontEndBuild.onRoute("/archive", html).strip()).isEmpty();
  }
}
