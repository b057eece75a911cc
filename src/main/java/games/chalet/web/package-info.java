/**
 * What the HTTP controllers share: refusals, who is calling, identifiers, settings, static files,
 * the order of shutting down.
 */
@NullMarked
package games.chalet.web;

import org.jspecify.annotations.NullMarked;
