package games.chalet.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import games.chalet.web.OneNode;
import games.chalet.web.SeveralNodes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The walls between the rooms: which room may know which. */
@AnalyzeClasses(packages = "games.chalet", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {

  private static final String ROOT = "games.chalet";
  private static final DescribedPredicate<JavaClass> OF_A_BOT =
      resideInAPackage("games.chalet.rules.*.bot..").as("of the bot of a game");
  private static final DescribedPredicate<JavaClass> HOLDS_WHAT_IS_HIDDEN =
      simpleNameEndingWith("State")
          .or(name("games.chalet.engine.Game"))
          .or(name("games.chalet.engine.Chance"))
          .as("that hold what is hidden");
  private static final Pattern SWITCH =
      Pattern.compile("cluster\\.enabled|CHALET_CLUSTER\\b|SeveralNodes\\.PROPERTY");
  private static final DescribedPredicate<JavaClass> OF_A_GAME =
      resideInAnyPackage("games.chalet.rules.*..").as("of a single game");

  @ArchTest
  static final ArchRule engineKnowsOnlyTheLanguage =
      classes()
          .that()
          .resideInAPackage("games.chalet.engine..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "games.chalet.engine..");

  @ArchTest
  static final ArchRule rulesKnowOnlyTheEngine =
      classes()
          .that()
          .resideInAPackage("games.chalet.rules..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "org.jspecify..", "games.chalet.engine..", "games.chalet.rules..");

  @ArchTest
  static final ArchRule rulesKnowNoClockAndNoThread =
      noClasses()
          .that()
          .resideInAnyPackage("games.chalet.engine..", "games.chalet.rules..")
          // What a bot learned is a file beside it on the class path, the same for all.
          .and()
          .doNotHaveFullyQualifiedName("games.chalet.rules.infiniski.bot.Prospects")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.concurrent..", "java.io..", "java.nio.file..", "java.net..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.lang.Thread")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.Random")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.time.Clock")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime");

  @ArchTest
  static final ArchRule gamesDoNotKnowEachOther =
      slices()
          .matching("games.chalet.rules.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              DescribedPredicate.alwaysTrue(), resideInAnyPackage("games.chalet.rules.kit.."));

  @ArchTest
  static final ArchRule theKitKnowsNoGame =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.rules.kit..")
          .should()
          .dependOnClassesThat(
              OF_A_GAME.and(
                  DescribedPredicate.not(resideInAnyPackage("games.chalet.rules.kit.."))));

  @ArchTest
  static final ArchRule onlyTheCatalogNamesTheGames =
      noClasses()
          .that()
          .resideOutsideOfPackage("games.chalet.rules..")
          .should()
          .dependOnClassesThat(OF_A_GAME);

  @ArchTest
  static final ArchRule theCatalogKnowsNoPartsOfGames =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.rules")
          .should()
          .dependOnClassesThat(
              resideInAPackage("games.chalet.rules.*.*..").and(DescribedPredicate.not(OF_A_BOT)));

  /** Only the list of all bots does. */
  @ArchTest
  static final ArchRule noRuleKnowsTheGamesBot =
      noClasses()
          .that(DescribedPredicate.not(OF_A_BOT))
          .and()
          .doNotHaveFullyQualifiedName("games.chalet.rules.GameBots")
          .should()
          .dependOnClassesThat(OF_A_BOT);

  /** A policy is given what its seat sees, and can ask for no more. */
  @ArchTest
  static final ArchRule policiesNeverTouchAState =
      noClasses()
          .that(OF_A_BOT)
          .should()
          .dependOnClassesThat(HOLDS_WHAT_IS_HIDDEN)
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule botsKnowOnlyTheEngineAndTheCatalogs =
      classes()
          .that()
          .resideInAPackage("games.chalet.bots..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java.lang..",
              "java.util",
              "java.util.function",
              "java.util.stream",
              "org.jspecify..",
              "games.chalet.engine..",
              "games.chalet.rules",
              "games.chalet.bots..");

  /** Whoever decides draws from what a seat can imagine; the true state goes in by one door. */
  @ArchTest
  static final ArchRule botsResampleInOnePlace =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.bots..")
          .and()
          .doNotHaveFullyQualifiedName("games.chalet.bots.Imagined")
          .should()
          .callMethodWhere(target(name("resample")).or(target(name("initialState"))));

  @ArchTest
  static final ArchRule jsonKnowsOnlyTheEngine =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.json..")
          .should()
          .dependOnClassesThat(roomsBut("json", "engine"));

  @ArchTest
  static final ArchRule webKnowsOnlyJson =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.web..")
          .should()
          .dependOnClassesThat(roomsBut("web", "json"));

  @ArchTest
  static final ArchRule stompKnowsOnlyWebAndJson =
      noClasses()
          .that()
          .resideInAnyPackage(
              "games.chalet.stomp", "games.chalet.stomp.socket..", "games.chalet.stomp.sending..")
          .should()
          .dependOnClassesThat(roomsBut("stomp", "web", "json"));

  /** Other rooms know what lies above them. */
  @ArchTest
  static final ArchRule nobodyKnowsTheSocketsThemselves =
      noClasses()
          .that()
          .resideOutsideOfPackage("games.chalet.stomp.socket..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("games.chalet.stomp.socket..");

  @ArchTest
  static final ArchRule socketsOfSeveralProcessesKnowTheClusterToo =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.stomp.cluster..")
          .should()
          .dependOnClassesThat(roomsBut("stomp", "cluster", "web", "json"));

  @ArchTest
  static final ArchRule theClusterKnowsNoRoomThatUsesIt =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.cluster..")
          .should()
          .dependOnClassesThat(roomsBut("cluster", "storage", "web", "json"));

  /** A single process never loads it. */
  @ArchTest
  static final ArchRule onlyTheClusterKnowsPekko =
      noClasses()
          .that()
          .resideOutsideOfPackages("games.chalet.cluster..", "games.chalet.match.cluster..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.pekko..", "com.typesafe..", "scala..");

  @ArchTest
  static final ArchRule roomsThatAreNoClustersKnowNone =
      noClasses()
          .that()
          .resideOutsideOfPackages("games.chalet.cluster..", "games.chalet.*.cluster..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("games.chalet.cluster..", "games.chalet.*.cluster..");

  /** Of two beans Spring chooses one; whoever uses it does not know which, nor why. */
  @ArchTest
  static final ArchRule nobodyKnowsWhichBeanWasChosen =
      noClasses()
          .that()
          .resideOutsideOfPackages("games.chalet.cluster..", "games.chalet.*.cluster..")
          .should()
          .dependOnClassesThat(
              annotatedWith(OneNode.class)
                  .or(annotatedWith(SeveralNodes.class))
                  .as("of one mode only"));

  /** All other rooms only mark beans of one mode. */
  @ArchTest
  static final ArchRule onlyTheClusterReadsItsSwitch =
      noClasses()
          .that()
          .resideOutsideOfPackages("games.chalet.cluster..", "games.chalet.*.cluster..")
          .should(readTheSwitch());

  private static ArchCondition<JavaClass> readTheSwitch() {
    return new ArchCondition<>("name the setting of the cluster in their source") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        Path source =
            Path.of(
                "src/main/java",
                type.getName().replaceAll("\\$.*", "").replace('.', '/') + ".java");
        if (!List.of(OneNode.class.getName(), SeveralNodes.class.getName()).contains(type.getName())
            && Files.exists(source)) {
          boolean names = SWITCH.matcher(text(source)).find();
          events.add(new SimpleConditionEvent(type, names, source + " names it"));
        }
      }
    };
  }

  private static String text(Path source) {
    try {
      return Files.readString(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Folders are rooms, folders within them, and the parts of a game. */
  @ArchTest
  static final ArchRule noFolderKnowsItselfByWayOfOthers =
      slices().matching("games.chalet.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule storageKnowsOnlyWeb =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.storage..")
          .should()
          .dependOnClassesThat(roomsBut("storage", "web"));

  @ArchTest
  static final ArchRule playerKnowsOnlyWebStompAndStorage =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.player..")
          .should()
          .dependOnClassesThat(roomsBut("player", "web", "stomp", "storage"));

  @ArchTest
  static final ArchRule matchKnowsNeitherTableNorArchive =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.match..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("games.chalet.table..", "games.chalet.archive..");

  @ArchTest
  static final ArchRule theFoldersOfMatchLieOnTopOfEachOther =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("match")
          .definedBy("games.chalet.match")
          .layer("command")
          .definedBy("games.chalet.match.command..")
          .layer("journal")
          .definedBy("games.chalet.match.journal..")
          .layer("state")
          .definedBy("games.chalet.match.state..")
          .layer("time")
          .definedBy("games.chalet.match.time..")
          .layer("bots")
          .definedBy("games.chalet.match.bots..")
          .layer("live")
          .definedBy("games.chalet.match.live..")
          .layer("stomp")
          .definedBy("games.chalet.match.stomp..")
          .layer("cluster")
          .definedBy("games.chalet.match.cluster..")
          .whereLayer("cluster")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("stomp")
          .mayOnlyBeAccessedByLayers("cluster")
          .whereLayer("live")
          .mayOnlyBeAccessedByLayers("stomp", "cluster")
          .whereLayer("time")
          .mayOnlyBeAccessedByLayers("live")
          .whereLayer("bots")
          .mayOnlyBeAccessedByLayers("live")
          .whereLayer("state")
          .mayOnlyBeAccessedByLayers("time", "bots", "live", "stomp", "cluster")
          .whereLayer("journal")
          .mayOnlyBeAccessedByLayers("state", "time", "bots", "live", "stomp", "cluster")
          .whereLayer("command")
          .mayOnlyBeAccessedByLayers("live", "stomp", "cluster");

  private static final DescribedPredicate<JavaClass> DOES_IO =
      DescribedPredicate.describe(
          "of the journal that are no values",
          type ->
              type.getPackageName().equals("games.chalet.match.journal")
                  && !type.isRecord()
                  && !type.isEnum()
                  && !type.isInterface());

  @ArchTest
  static final ArchRule theStateOfAMatchKnowsNoClockNoThreadAndNoDisk =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.match.state..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.springframework..",
              "java.util.concurrent..",
              "java.sql..",
              "java.nio.file..",
              "games.chalet.storage..",
              "games.chalet.stomp..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.time.Clock")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.lang.Thread")
          .orShould()
          .dependOnClassesThat(DOES_IO);

  /** Requests to a match are data: they are kept, logged and played again. */
  @ArchTest
  static final ArchRule commandsHoldNothingThatRuns =
      noClasses()
          .that()
          .resideInAPackage("games.chalet.match.command..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.function..", "java.util.concurrent..", "games.chalet.stomp..");

  @ArchTest
  static final ArchRule tableAndArchiveDoNotKnowEachOther =
      slices()
          .matching("games.chalet.(table|archive)..")
          .should()
          .notDependOnEachOther()
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule theModelOfTablesKnowsNeitherServicesNorTopics =
      noClasses()
          .that()
          .resideInAnyPackage("games.chalet.table.model..", "games.chalet.table.message..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.springframework..",
              "games.chalet.table",
              "games.chalet.stomp..",
              "games.chalet.storage..");

  @ArchTest
  static final ArchRule nobodyKnowsSolo =
      noClasses()
          .that()
          .resideOutsideOfPackage("games.chalet.solo..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("games.chalet.solo..");

  @ArchTest
  static final ArchRule soloAndArchiveDoNotKnowEachOther =
      slices().matching("games.chalet.(solo|archive)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule onlyFourRoomsKnowJpa =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "games.chalet.archive..",
              "games.chalet.player..",
              "games.chalet.solo..",
              "games.chalet.match.bots..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jakarta.persistence..");

  @ArchTest
  static final ArchRule entitiesStayInTheirRooms =
      classes()
          .that()
          .areAnnotatedWith("jakarta.persistence.Entity")
          .should(
              new ArchCondition<>("be known in their own room only") {
                @Override
                public void check(JavaClass entity, ConditionEvents events) {
                  entity.getDirectDependenciesToSelf().stream()
                      .filter(it -> !room(it.getOriginClass()).equals(room(entity)))
                      .map(it -> SimpleConditionEvent.violated(it, it.getDescription()))
                      .forEach(events::add);
                }
              });

  /** The package below {@code games.chalet} in which a class lies. */
  private static String room(JavaClass type) {
    return type.getPackageName().replaceFirst("^games\\.chalet\\.(\\w+).*", "$1");
  }

  @ArchTest
  static final ArchRule everyRoomSaysWhatItIsFor =
      classes()
          .that()
          .resideInAPackage("games.chalet..")
          .and()
          .haveSimpleName("package-info")
          .should()
          .beAnnotatedWith("org.jspecify.annotations.NullMarked");

  private static DescribedPredicate<JavaClass> roomsBut(String... rooms) {
    DescribedPredicate<JavaClass> rest = resideInAnyPackage(ROOT + ".*..");
    for (String room : rooms) {
      rest = rest.and(DescribedPredicate.not(resideInAnyPackage(ROOT + "." + room + "..")));
    }
    return rest.as("in rooms other than " + String.join(", ", rooms));
  }
}
