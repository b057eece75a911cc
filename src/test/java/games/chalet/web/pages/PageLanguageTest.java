package games.chalet.web.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import jakarta.servlet.http.Cookie;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.mock.web.MockHttpServletRequest;

class PageLanguageTest {

  private final PageLanguage several = offering("en", "de", "en-XA");

  private static PageLanguage offering(String... languages) {
    FrontEndBuild frontEnd = mock(FrontEndBuild.class);
    when(frontEnd.languages()).thenReturn(List.of(languages));
    return new PageLanguage(frontEnd);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de                            | de
          de-AT,de;q=0.9,en;q=0.8       | de
          en-US,en;q=0.9,de;q=0.8       | en
          fr;q=0.9, DE;q=0.3            | de
          en;q=0.2,de;q=0.7             | de
          en-xa                         | en-XA
          fr                            | en
          *                             | en
          de;q=high                     | en
          ''                            | en
          """)
  void takesTheBestThatTheBrowserAccepts(String header, String language) {
    assertThat(several.of(asking(header))).isEqualTo(language);
  }

  @Test
  void takesEnglishFromABrowserThatAsksForNothing() {
    assertThat(several.of(new MockHttpServletRequest())).isEqualTo("en");
  }

  @Test
  void doesNotReadAHeaderOfAnyLength() {
    assertThat(several.of(asking("de" + ",de".repeat(1_000)))).isEqualTo("en");
  }

  @Test
  void theChoiceOfTheReaderComesFirst() {
    MockHttpServletRequest request = asking("en");
    request.setCookies(new Cookie(PageLanguage.COOKIE, "de"));
    assertThat(several.of(request)).isEqualTo("de");
  }

  @Test
  void aChoiceThatIsNotOfferedCountsForNothing() {
    MockHttpServletRequest request = asking("de");
    request.setCookies(new Cookie(PageLanguage.COOKIE, "../../application"));
    assertThat(several.of(request)).isEqualTo("de");
  }

  @Test
  void inEnglishAloneNothingIsChosen() {
    PageLanguage english = offering("en");
    assertThat(english.hasSeveral()).isFalse();
    assertThat(english.of(asking("de"))).isEqualTo("en");
    assertThat(several.hasSeveral()).isTrue();
  }

  @Test
  void aServerWithoutAFrontEndChoosesNothing() {
    assertThat(offering().of(asking("de"))).isEqualTo("en");
  }

  private static MockHttpServletRequest asking(String accepted) {
    MockHttpServletRequest request = new MockHttpServletRequest();
    request.addHeader("Accept-Language", accepted);
    return request;
  }
}
