package games.chalet.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class TidyLinksTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/i/Zk4.",
        "/i/Zk4,",
        "/i/Zk4)",
        "/i/Zk4*",
        "/i/Zk4_",
        "/i/Zk4!",
        "/i/Zk4'",
        "/i/Zk4:",
        "/i/Zk4;",
        "/i/Zk4;x=y",
        "/i/Zk4%22",
        "/i/Zk4%3E",
        "/i/%3CZk4%3E",
        "/i/Zk4%20",
        "/i/Zk4%C2%A0",
        "/i/Zk4%E2%80%8B",
        "/i/Zk%C2%AD4",
        "/i/Zk4%E2%80%A6",
        "/i/Zk4%3Ffbclid=x",
        "/i/Zk4%20at%20eight",
        "/i/Zk4%0ASee%20you",
        "/i/Zk4%E6%9D%A5",
        "//i/Zk4",
        "/i//Zk4/",
        "/i/Zk4/)",
        "/i/%EF%BC%BAk4",
        "/I/Zk4",
        "/I/Zk4."
      })
  void somethingBeforeOrBehindALinkGoes(String path) throws ServletException, IOException {
    MockHttpServletResponse response = answer("GET", path, "a=b");
    assertThat(response.getStatus()).isEqualTo(302);
    assertThat(response.getHeader("Location")).isEqualTo("/i/Zk4?a=b");
  }

  @ParameterizedTest
  @CsvSource({
    "/i/Zk4abc123Zk4abc123Zk4aSee, /i/Zk4abc123Zk4abc123Zk4a",
    "/i/Zk4abc123Zk4abc123Zk4a-tonight, /i/Zk4abc123Zk4abc123Zk4a",
    "/deal/Zk4abc123Zk4abc123Zk4a_, /deal/Zk4abc123Zk4abc123Zk4a",
    "/daily., /daily",
    "/(records), /records",
    "/Daily/hike/2026-11-21, /daily/hike/2026-11-21",
    "/me/, /me",
    "/), /",
    "//, /",
    "/%20, /"
  })
  void pagesAreKnownByTheirWords(String path, String page) throws ServletException, IOException {
    assertThat(answer("GET", path, null).getHeader("Location")).isEqualTo(page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/daily.",
        "/daily,",
        "/daily)",
        "/daily/",
        "//daily",
        "/daily%20",
        "/daily%E2%80%8B",
        "/%22daily%22"
      })
  void somethingAroundAPageOfOneWordGoes(String path) throws ServletException, IOException {
    assertThat(answer("GET", path, null).getHeader("Location")).isEqualTo("/daily");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/)", "/%E2%80%A6", "//", "/%3E", "/'"})
  void signsAreTheFirstPage(String path) throws ServletException, IOException {
    assertThat(answer("GET", path, null).getHeader("Location")).isEqualTo("/");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/daily",
        "/archive.zip",
        "/me.php",
        "/daily.html",
        "/healthz",
        "/-/healthy",
        "/i",
        "/i/Zk4",
        "/t/t8",
        "/deal/Dx7/par",
        "/daily/hike/2026-11-21",
        "/records",
        "/archive.zip",
        "/me.php",
        "/api/invitations/Zk4.",
        "/assets/index-x_.js",
        "/preview/hike.png",
        "/robots.txt",
        "/i/%"
      })
  void otherAddressesStayAsTheyAre(String path) throws ServletException, IOException {
    assertThat(answer("GET", path, null).getStatus()).isEqualTo(200);
  }

  @Test
  void nothingButReadingIsRedirected() throws ServletException, IOException {
    assertThat(answer("POST", "/i/Zk4.", null).getStatus()).isEqualTo(200);
    assertThat(answer("HEAD", "/m/m2.", null).getHeader("Location")).isEqualTo("/m/m2");
  }

  private static MockHttpServletResponse answer(String method, String path, @Nullable String query)
      throws ServletException, IOException {
    MockHttpServletRequest request = new MockHttpServletRequest(method, path);
    request.setQueryString(query);
    MockHttpServletResponse response = new MockHttpServletResponse();
    new TidyLinks().doFilter(request, response, new MockFilterChain());
    return response;
  }
}
