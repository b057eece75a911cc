/**
 * Players made of rules: how a bot decides. {@code Bot} is given a {@code Situation}, which is what
 * one seat sees and a way to imagine states that it cannot tell from the true one; the true state
 * is out of its reach. Each game brings a policy and a measure of worth ({@code engine.GameBot});
 * from the third level on a search plays the policy on in imagined states. Uses {@code engine} and
 * the catalogues of {@code rules}; knows no clock and no thread.
 */
@NullMarked
package games.chalet.bots;

import org.jspecify.annotations.NullMarked;
