package games.chalet.houses;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.ChaletApplication;
import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import tools.jackson.databind.JsonNode;

/**
 * Data folders that earlier versions have left ({@code src/test/resources/houses}): the house opens
 * them, everything reads as it did then, and what was being played is played on by the rules with
 * which it began.
 */
class OldHousesTest {

  private static final Path HOUSES = Path.of("src/test/resources/houses");
  private static final long SEED = Long.getLong("houses.seed", System.nanoTime());
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Of one answer: what differs in the beginning differs to the end. */
  private static final int MOST_TOLD = 3;

  @TempDir Path home;

  static List<Path> houses() throws IOException {
    try (Stream<Path> folders = Files.list(HOUSES)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("houses")
  void everythingReadsAsItDidAndIsPlayedOnByTheRulesItBeganWith(Path recorded) throws IOException {
    Recording recording = recording(recorded);
    try (ConfigurableApplicationContext house = open(recorded)) {
      List<StompPlayer> guests = guests(recording, port(house));
      assertThat(differences(recorded, guests)).isEmpty();
      for (Recording.Running running : recording.running()) {
        playOn(running, recording, running.seats().stream().map(guests::get).toList());
      }
    }
  }

  private static List<String> differences(Path recorded, List<StompPlayer> guests)
      throws IOException {
    List<String> differences = new ArrayList<>();
    for (Recording.Answer answer : answers(recorded)) {
      JsonNode now = ask(guests.get(answer.guest()), answer.ask());
      Comparison.differences(answer, now).stream()
          .limit(MOST_TOLD)
          .forEach(it -> differences.add(answer.ask() + " " + it));
    }
    return differences;
  }

  private static void playOn(
      Recording.Running running, Recording recording, List<StompPlayer> seats) {
    String what = "%s: %s, -Dhouses.seed=%d".formatted(running.game(), running.what(), SEED);
    PlayedMatch match = new PlayedMatch(running.match(), seats, running.deeds(), new Random(SEED));
    match.playToTheEnd(Taste.ANY);
    Browser first = seats.getFirst().browser();
    String path = "/api/matches/" + running.match();
    Awaitility.await(what)
        .atMost(PATIENCE)
        .until(() -> first.read(path).path("status").asString().equals("OVER"));
    int version = recording.madeBy().path(running.game()).asInt();
    assertThat(first.read(path).path("rulesVersion").asInt()).as(what).isEqualTo(version);
    if (first.get(path + "/record").status() == 403) {
      // The cards of a day that has not ended yet.
      return;
    }
    JsonNode record = first.read(path + "/record");
    assertThat(record.path("rulesVersion").asInt()).as(what).isEqualTo(version);
    assertThat(record.at("/outcome/reason").asString()).as(what).isNotEqualTo("concluded");
    assertThat(byPeople(record)).as(what).isEqualTo(match.deeds());
    for (int seat = 0; seat < seats.size(); seat++) {
      JsonNode replay = first.read(path + "/replay?viewer=seat." + seat);
      assertThat(replay.path("plies").size()).as(what).isEqualTo(record.path("plies").size() + 1);
    }
  }

  private static List<Deed> byPeople(JsonNode record) {
    return record
        .path("plies")
        .valueStream()
        .filter(ply -> ply.path("by").asString().equals("PERSON"))
        .map(ply -> new Deed(ply.path("seat").asInt(), ply.path("action")))
        .toList();
  }

  private static JsonNode ask(StompPlayer guest, String ask) {
    return ask.startsWith("snapshot ")
        ? guest.snapshot(ask.substring("snapshot ".length()))
        : guest.browser().read(ask);
  }

  private static List<StompPlayer> guests(Recording recording, int port) {
    return recording.guests().stream()
        .map(it -> StompPlayer.tab(Browser.returning(port, it.cookie())).forgetful())
        .toList();
  }

  /** However long ago it was, nothing has grown too old meanwhile. */
  private ConfigurableApplicationContext open(Path recorded) throws IOException {
    unzip(recorded.resolve("data.zip"), home);
    return new SpringApplicationBuilder(ChaletApplication.class)
        .initializers(context -> setClock((GenericApplicationContext) context, recorded))
        .run(
            "--server.port=0",
            "--chalet.data-folder=" + home,
            "--chalet.backup.enabled=false",
            "--chalet.match.abandoned-after=100000d",
            "--chalet.match.forsaken-after=100000d",
            "--chalet.tables.untouched=100000d",
            "--chalet.tables.host-away=1h",
            "--chalet.limits.sends.per-second=100000",
            "--chalet.limits.sends.burst=100000",
            "--chalet.limits.sends-per-address.per-second=100000",
            "--chalet.limits.sends-per-address.burst=100000",
            "--chalet.limits.reads-per-address.per-second=100000",
            "--chalet.limits.reads-per-address.burst=100000");
  }

  private static int port(ConfigurableApplicationContext house) {
    return house.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
  }

  private static Recording recording(Path recorded) throws IOException {
    return Browser.JSON.read(Files.readString(recorded.resolve("house.json")), Recording.class);
  }

  private static List<Recording.Answer> answers(Path recorded) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(recorded.resolve("answers.jsonl.gz"))),
                StandardCharsets.UTF_8))) {
      return lines.lines().map(line -> Browser.JSON.read(line, Recording.Answer.class)).toList();
    }
  }

  /** Late on the day of the recording, which names the folder: the deals of that day are closed. */
  private static void setClock(GenericApplicationContext context, Path recorded) {
    Instant evening =
        LocalDate.parse(recorded.getFileName().toString()).atTime(23, 30).toInstant(ZoneOffset.UTC);
    Clock clock = Clock.tickMillis(ZoneOffset.UTC);
    context.registerBean(
        "clockOfTheRecording",
        Clock.class,
        () -> Clock.offset(clock, Duration.between(clock.instant(), evening)),
        bean -> bean.setPrimary(true));
  }

  private static void unzip(Path zipped, Path folder) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(zipped))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Files.copy(zip, folder.resolve(entry.getName()));
      }
    }
  }
}
