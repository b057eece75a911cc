package games.chalet.web;

/** The name of one run of one server process; no other run has it. */
public record NodeId(String value) {

  public static NodeId random() {
    return new NodeId(Ids.random());
  }
}
