package games.chalet.cluster;

/**
 * Something that one process tells another: a record that its room has {@link MessageTypes#register
 * registered}, pure data, written as JSON under a name with a version.
 */
public interface NodeMessage {}
