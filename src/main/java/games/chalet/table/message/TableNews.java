package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * The <i>table news</i> of {@code docs/protocol.md}, where all properties are on one level: a table
 * as its topics publish it.
 *
 * @param kind always {@code table-news}
 */
public record TableNews(String kind, @JsonUnwrapped TableMessage table) {

  public TableNews(TableMessage table) {
    this("table-news", table);
  }
}
