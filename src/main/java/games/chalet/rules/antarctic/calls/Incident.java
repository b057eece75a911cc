package games.chalet.rules.antarctic.calls;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import java.util.Optional;

/**
 * A play or a close that was made while a play of higher priority was open.
 *
 * @param deed the kind of play
 * @param card the card that was laid; empty if a turn was ended without one
 * @param onto the opponent on whose payoff pile it was laid, if it was
 * @param instead the play that had to be made first; if there were several, the highest
 */
public record Incident(PlayKind deed, Optional<Card> card, Optional<Seat> onto, OpenPlay instead) {}
