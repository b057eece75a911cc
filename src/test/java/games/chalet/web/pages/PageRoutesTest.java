package games.chalet.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.web.bind.annotation.GetMapping;

/** The addresses that the browser knows and those that have a head of their own are the same. */
class PageRoutesTest {

  private static final Pattern ROUTE = Pattern.compile("\\{ path: '([^']+)'");

  @Test
  void everyRouteHasItsPage() throws IOException, NoSuchMethodException {
    String routes = Files.readString(Path.of("frontend/src/routes.ts"));
    List<String> browsers =
        ROUTE.matcher(routes).results().map(route -> shape(route.group(1))).toList();
    GetMapping mapping =
        PageController.class
            .getDeclaredMethod("page", HttpServletRequest.class)
            .getAnnotation(GetMapping.class);
    assertThat(Stream.of(mapping.value()).map(PageRoutesTest::shape))
        .containsExactlyInAnyOrderElementsOf(browsers);
  }

  private static String shape(String path) {
    return path.replaceAll(":[a-z]+|\\{[a-z]+}", "*");
  }
}
