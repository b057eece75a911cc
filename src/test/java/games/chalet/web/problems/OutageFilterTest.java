package games.chalet.web.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import games.chalet.web.RefusedException;
import jakarta.servlet.FilterChain;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** An outage that shows in a filter, before any controller is reached. */
class OutageFilterTest {

  private static final class Away extends RuntimeException {}

  private final MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/tables");
  private final MockHttpServletResponse response = new MockHttpServletResponse();

  @Test
  void anOutageIsAnsweredAsOne() throws Exception {
    filter().doFilter(request, response, failing(new Away()));
    assertThat(response.getStatus()).isEqualTo(503);
    assertThat(response.getContentType()).startsWith("application/problem+json");
    assertThat(response.getContentAsString()).contains("\"unavailable\"").contains("It is away.");
  }

  @Test
  void whateverElseFailsGoesOn() {
    assertThatThrownBy(
            () -> filter().doFilter(request, response, failing(new IllegalStateException("bug"))))
        .hasMessage("bug");
    assertThat(response.isCommitted()).isFalse();
  }

  @Test
  void aStartedResponseIsNotAnsweredTwice() throws Exception {
    response.getWriter().write("half");
    response.flushBuffer();
    assertThatThrownBy(() -> filter().doFilter(request, response, failing(new Away())))
        .isInstanceOf(Away.class);
    assertThat(response.getContentAsString()).isEqualTo("half");
  }

  private static FilterChain failing(RuntimeException failure) {
    return (request, response) -> {
      throw failure;
    };
  }

  private static OutageFilter filter() {
    StaticListableBeanFactory beans = new StaticListableBeanFactory();
    OutageTranslator translator =
        failure ->
            Optional.of(
                    new RefusedException(
                        503, "unavailable", "It is away.", "", "unavailable", Map.of()))
                .filter(refusal -> failure instanceof Away);
    beans.addBean("outages", translator);
    return new OutageFilter(
        beans.getBeanProvider(OutageTranslator.class), new ProblemWriter(Json.create()));
  }
}
