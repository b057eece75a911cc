package games.chalet.houses;

import tools.jackson.databind.JsonNode;

/** One action of a match that stands. */
record Deed(int seat, JsonNode action) {}
