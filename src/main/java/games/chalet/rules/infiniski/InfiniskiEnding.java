package games.chalet.rules.infiniski;

/**
 * The numbers behind the outcome of a run, which always ends under the avalanche (ruling I5). The
 * points of flags and decks add up to the score.
 *
 * @param turn the turn of the burial
 * @param speed the speed then, which is below the hazard
 * @param hazard the hazard then
 * @param flags the number of flags taken
 * @param flagPoints the points that they brought
 * @param decks the number of decks skied to their end, a point each (ruling I11)
 */
public record InfiniskiEnding(
    int turn, int speed, int hazard, int flags, int flagPoints, int decks) {

  static InfiniskiEnding of(InfiniskiState state) {
    return new InfiniskiEnding(
        state.turn(),
        state.speed(),
        state.hazard(),
        state.flagsTaken(),
        state.score() - state.shuffles(),
        state.shuffles());
  }
}
