package games.chalet.web.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import jakarta.servlet.FilterChain;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** An outage that shows in a filter, before any controller is reached. */
class OutageFilterTest {

  private static final class Away extends RuntimeException {
    Away() {
      super(new SQLException("gone", "08006"));
    }
  }

  private final MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/tables");
  private final MockHttpServletResponse response = new MockHttpServletResponse();

  @Test
  void anOutageIsAnsweredAsOne() throws Exception {
    filter().doFilter(request, response, failing(new Away()));
    assertThat(response.getStatus()).isEqualTo(503);
    assertThat(response.getContentType()).startsWith("application/problem+json");
    assertThat(response.getContentAsString())
        .contains("\"unavailable\"")
        .contains("The database is not responding.");
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
    return new OutageFilter(new ProblemWriter(Json.create()));
  }
}
