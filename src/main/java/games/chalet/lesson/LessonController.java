package games.chalet.lesson;

import games.chalet.web.RefusedException;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.DigestUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lessons over HTTP, for strangers too: they are the same for everyone, and nothing is stored. */
@RestController
@RequestMapping("/api/lessons")
class LessonController {

  private static final String GZIP = "gzip";

  private final Lessons lessons;

  LessonController(Lessons lessons) {
    this.lessons = lessons;
  }

  /** Answers with a lesson, in GZIP where that is understood: it is larger than a page's code. */
  @GetMapping(path = "/{game}", produces = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<byte[]> lesson(
      @PathVariable String game,
      @RequestHeader(name = HttpHeaders.ACCEPT_ENCODING, defaultValue = "") String encodings) {
    Lessons.Written lesson = lessons.find(game).orElseThrow(LessonRefusal.UNKNOWN::of);
    boolean zipped = encodings.contains(GZIP);
    byte[] body = zipped ? lesson.zipped() : lesson.plain();
    ResponseEntity.BodyBuilder answer =
        ResponseEntity.ok()
            .cacheControl(CacheControl.noCache().cachePublic())
            .varyBy(HttpHeaders.ACCEPT_ENCODING)
            .eTag(DigestUtils.md5DigestAsHex(body));
    if (zipped) {
      answer.header(HttpHeaders.CONTENT_ENCODING, GZIP);
    }
    return answer.body(body);
  }

  /**
   * Answers a learner's question.
   *
   * @param actions a list of actions in JSON
   * @throws RefusedException as for foresight in a match
   */
  @GetMapping("/{game}/{scene}/foresight")
  Lesson.Foreseen foresight(
      @PathVariable String game,
      @PathVariable String scene,
      @RequestParam int frame,
      @RequestParam String actions) {
    return lessons.foresee(game, scene, frame, actions);
  }
}
