package games.chalet.cluster;

/**
 * A message from one process to another: a record that its module has {@link MessageTypes#register
 * registered}, pure data, written as JSON under a name with a version.
 */
public interface NodeMessage {}
