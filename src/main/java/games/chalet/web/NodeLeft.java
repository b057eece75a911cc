package games.chalet.web;

/**
 * An event: another process of this cluster is gone, whether it left or died. The remaining
 * processes complete its unfinished work.
 *
 * @param node its {@link NodeId}
 */
public record NodeLeft(String node) {}
