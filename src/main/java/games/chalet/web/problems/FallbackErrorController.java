package games.chalet.web.problems;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers failures before or behind the controllers. */
@RestController
class FallbackErrorController implements ErrorController {

  private final ProblemWriter problems;

  FallbackErrorController(ProblemWriter problems) {
    this.problems = problems;
  }

  @RequestMapping("/error")
  ResponseEntity<byte[]> error(HttpServletRequest request) {
    Object status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    return problems.answer(
        status instanceof Integer code
            ? CommonRefusal.ofStatus(HttpStatusCode.valueOf(code))
            : CommonRefusal.NOT_FOUND.of(),
        request);
  }
}
