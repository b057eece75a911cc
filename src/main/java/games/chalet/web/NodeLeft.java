package games.chalet.web;

/**
 * An event: another process that served this house is gone, whether it left or died. What it had
 * begun and not finished is made good by those that are left.
 *
 * @param node its {@link NodeId}
 */
public record NodeLeft(String node) {}
