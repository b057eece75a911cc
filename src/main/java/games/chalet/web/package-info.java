/**
 * The shared parts of the HTTP controllers: refusals, the current player, identifiers, settings,
 * static files, and the order of shutting down.
 */
@NullMarked
package games.chalet.web;

import org.jspecify.annotations.NullMarked;
