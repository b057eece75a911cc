package games.chalet.lesson;

import games.chalet.web.RefusedException;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.DigestUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lessons over HTTP, for strangers too: they are the same for everyone, and nothing is stored. */
@RestController
@RequestMapping("/api/lessons")
class LessonController {

  private final Lessons lessons;

  LessonController(Lessons lessons) {
    this.lessons = lessons;
  }

  /** Answers with a lesson. Its tag is weak: Tomcat compresses no answer with a strong one. */
  @GetMapping(path = "/{game}", produces = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<byte[]> lesson(@PathVariable String game) {
    byte[] lesson = lessons.find(game).orElseThrow(LessonRefusal.UNKNOWN::of);
    return ResponseEntity.ok()
        .cacheControl(CacheControl.noCache().cachePublic())
        .eTag("W/\"" + DigestUtils.md5DigestAsHex(lesson) + "\"")
        .body(lesson);
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
      @RequestParam int position,
      @RequestParam String actions) {
    return lessons.foresee(game, scene, position, actions);
  }
}
