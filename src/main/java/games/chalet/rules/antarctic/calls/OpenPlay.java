package games.chalet.rules.antarctic.calls;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import java.util.Optional;

/**
 * A play that was open to a player.
 *
 * @param priority its place in the order
 * @param card the card that could have been laid
 * @param onto the opponent on whose payoff pile it fitted; empty if that was the centre
 */
public record OpenPlay(Priority priority, Card card, Optional<Seat> onto) {}
