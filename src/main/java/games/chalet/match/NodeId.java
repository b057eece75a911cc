package games.chalet.match;

import games.chalet.web.Ids;

/** The name of one run of one server process; no other run has it. */
record NodeId(String value) {

  static NodeId random() {
    return new NodeId(Ids.random());
  }
}
