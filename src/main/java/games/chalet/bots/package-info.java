/**
 * The decisions of rule-based players. {@code Bot} is given a {@code Situation}: what one seat
 * sees, and a way to imagine states that it cannot tell from the true one; the true state is out of
 * its reach. Each game provides a policy and a measure of worth ({@code engine.GameBot}); from the
 * third level on a search plays the policy on in imagined states. It uses {@code engine} and the
 * catalogues of {@code rules}; it knows no clock and no thread.
 */
@NullMarked
package games.chalet.bots;

import org.jspecify.annotations.NullMarked;
