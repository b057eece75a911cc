/**
 * What the adapters share: errors, JSON, security and STOMP wiring, and questions that other rooms
 * answer.
 */
@NullMarked
package games.chalet.web;

import org.jspecify.annotations.NullMarked;
