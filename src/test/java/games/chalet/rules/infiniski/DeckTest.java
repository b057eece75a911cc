package games.chalet.rules.infiniski;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.infiniski.Section.Flag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The cards are those of the deck file, and the sentences of the rulebook are true of them. */
class DeckTest {

  private static final JsonNode FILE = DeckFile.read();

  private static JsonNode printed(SlopeCard card) {
    return FILE.get("cards")
        .valueStream()
        .filter(node -> node.get("id").stringValue().equals(card.name()))
        .findFirst()
        .orElseThrow();
  }

  private static JsonNode printed(SlopeCard card, Part part) {
    return part == Part.PORTRAIT
        ? printed(card).get("portrait")
        : printed(card).get("landscape").get(part.name().toLowerCase(Locale.ROOT));
  }

  private static Optional<Integer> number(JsonNode section, String key) {
    return Optional.ofNullable(section.get(key)).map(JsonNode::intValue);
  }

  private static boolean hasFlagOfMore(SlopeCard card, Part part) {
    return FILE.get("variantMoreFlags")
        .valueStream()
        .anyMatch(
            node ->
                node.get("card").stringValue().equals(card.name())
                    && node.get("half").stringValue().toUpperCase(Locale.ROOT).equals(part.name()));
  }

  private static Section section(SlopeCard card, Part part) {
    JsonNode node = printed(card, part);
    if (node.has("x")) {
      return Section.X;
    }
    List<Integer> speeds = new ArrayList<>();
    node.get("speed").forEach(speed -> speeds.add(speed.intValue()));
    Flag more = hasFlagOfMore(card, part) ? Flag.WITH_MORE : Flag.NONE;
    return new Section(
        Optional.of(Slope.valueOf(node.get("slope").stringValue().toUpperCase(Locale.ROOT))),
        speeds,
        node.get("hazard").intValue(),
        number(node, "canJump"),
        number(node, "mustJump"),
        node.has("flag") ? Flag.ALWAYS : more,
        node.has("yeti"));
  }

  @ParameterizedTest
  @EnumSource
  void everyCardIsTheOneOfTheFile(SlopeCard card) {
    assertThat(card.title()).isEqualTo(printed(card).get("name").stringValue());
    for (Part part : Part.values()) {
      assertThat(card.section(part)).as("%s %s", card, part).isEqualTo(section(card, part));
    }
  }

  @Test
  void thereAreFifteen() {
    assertThat(PrintedDeck.CARDS).hasSize(15).hasSize(FILE.get("cards").size());
  }

  @Test
  void theScoreCardIsTheOneOfTheFile() {
    JsonNode scoreCard = FILE.get("scoreCard");
    for (JsonNode box : scoreCard.get("speed")) {
      int speed = box.get("speed").intValue();
      assertThat(ScoreCard.hand(speed))
          .as("hand at %s", speed)
          .isEqualTo(box.get("hand").intValue());
      assertThat(ScoreCard.flag(speed))
          .as("flag at %s", speed)
          .isEqualTo(box.get("flag").intValue());
    }
    assertThat(scoreCard.get("speed")).hasSize(ScoreCard.FASTEST);
    assertThat(scoreCard.get("start").get("speed").intValue()).isEqualTo(ScoreCard.FIRST_SPEED);
    assertThat(scoreCard.get("start").get("hazard").intValue()).isEqualTo(ScoreCard.FIRST_HAZARD);
    assertThat(FILE.get("yetiHazard").intValue()).isEqualTo(Section.YETI);
  }

  @Test
  void theScoreCardOfTheRulebook() {
    assertThat(ScoreCard.hand(4)).isEqualTo(4);
    assertThat(ScoreCard.hand(5)).isEqualTo(3);
    assertThat(ScoreCard.hand(6)).isEqualTo(3);
    assertThat(ScoreCard.hand(7)).isEqualTo(2);
    assertThat(ScoreCard.flag(7)).isEqualTo(3);
  }

  @Test
  void aFlagIsWorthMoreTheSmallerTheHand() {
    for (int speed = 1; speed <= ScoreCard.FASTEST; speed++) {
      assertThat(ScoreCard.hand(speed) + ScoreCard.flag(speed)).isEqualTo(5);
    }
  }

  @Test
  void twoOrThreeOfSpeedAndAJumpFromSix() {
    Section steepDrop = SlopeCard.S02.section(Part.PORTRAIT);
    assertThat(steepDrop.speeds()).containsExactly(2, 3);
    assertThat(steepDrop.canJump()).contains(6);
  }

  @Test
  void twoLessOnTheLeftAJumpFromSevenElseOneLessAgain() {
    Section left = SlopeCard.S04.section(Part.LEFT);
    assertThat(left.speeds()).containsExactly(-2);
    assertThat(left.canJump()).contains(7);
    assertThat(SlopeCard.S04.section(Part.RIGHT).speeds()).containsExactly(-1);
  }

  @Test
  void theFlagCardLiesOnItsSideOnly() {
    assertThat(SlopeCard.S05.section(Part.PORTRAIT)).isEqualTo(Section.X);
    assertThat(SlopeCard.S05.section(Part.RIGHT).flag()).isEqualTo(Flag.ALWAYS);
  }

  @Test
  void oneOtherCardHasAnXInItsSecondHalf() {
    assertThat(SlopeCard.values())
        .filteredOn(card -> card.section(Part.RIGHT).equals(Section.X))
        .containsExactly(SlopeCard.S07);
    assertThat(SlopeCard.values())
        .filteredOn(card -> card.section(Part.PORTRAIT).equals(Section.X))
        .containsExactly(SlopeCard.S05);
  }

  @Test
  void theYetiBringsTheAvalancheThreeNearer() {
    assertThat(SlopeCard.S06.section(Part.RIGHT).hazard()).isEqualTo(3);
    assertThat(SlopeCard.S06.section(Part.RIGHT).isYetis()).isTrue();
  }

  @Test
  void turningACardChangesTheSlopeOnWhichItBegins() {
    assertThat(Arrays.stream(SlopeCard.values()))
        .allSatisfy(
            card ->
                assertThat(card.section(Part.PORTRAIT).slope())
                    .isNotEqualTo(card.section(Part.LEFT).slope()));
  }
}
