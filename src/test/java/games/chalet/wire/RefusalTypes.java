package games.chalet.wire;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import games.chalet.testing.RefusalReasons;
import games.chalet.testing.RefusalReasons.Listed;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The reasons of refusals: for the front end, whose text modules have to have words for each, and
 * as a document.
 */
final class RefusalTypes {

  private static final String KIT = "rules/kit";

  private RefusalTypes() {}

  /** The reasons of the server, and those of any game. */
  static String ofServer() {
    return text("ServerReasons", "", reason -> reason.folder().isEmpty() || isOfAnyGame(reason));
  }

  private static boolean isOfAnyGame(Listed reason) {
    return reason.folder().equals(KIT);
  }

  /**
   * The reasons of a game.
   *
   * @param types the declarations beside it, which it uses
   */
  static String ofGame(Game<?, ?, ?, ?, ?> game, String types) {
    String name = game.viewType().getSimpleName().replaceFirst("View$", "") + "Reasons";
    return text(name, types, reason -> reason.folder().equals("rules/" + game.info().id()));
  }

  private static String text(String name, String types, Predicate<Listed> filter) {
    List<Listed> reasons = RefusalReasons.all().stream().filter(filter).toList();
    List<Class<?>> constants =
        reasons.stream()
            .flatMap(reason -> reason.parameters().values().stream())
            .filter(Class::isEnum)
            .distinct()
            .sorted(Comparator.comparing(Class::getSimpleName))
            .collect(Collectors.toList());
    List<Class<?>> beside = constants.stream().filter(type -> isIn(types, type)).toList();
    List<Class<?>> own = constants.stream().filter(type -> !isIn(types, type)).toList();
    StringBuilder text = new StringBuilder();
    if (!beside.isEmpty()) {
      text.append(
          beside.stream()
              .map(Class::getSimpleName)
              .collect(Collectors.joining(", ", "import type { ", " } from './types';\n\n")));
    }
    if (!own.isEmpty()) {
      text.append(TypeScript.declare(own)).append('\n');
    }
    text.append(
        "/** The reasons of refusals, each with the parameters that it brings; null: none. */\n");
    text.append("export interface ").append(name).append(" {\n");
    reasons.forEach(reason -> text.append(property(reason)));
    return text.append("}\n").toString();
  }

  private static boolean isIn(String types, Class<?> type) {
    return types.contains("export type " + type.getSimpleName() + " =");
  }

  private static String property(Listed reason) {
    String key = reason.id().contains("-") ? "'" + reason.id() + "'" : reason.id();
    return "  "
        + key
        + ": "
        + (reason.parameters().isEmpty()
            ? "null"
            : reason.parameters().entrySet().stream()
                .map(it -> "    " + it.getKey() + ": " + type(it.getValue()) + ";\n")
                .collect(Collectors.joining("", "{\n", "  }")))
        + ";\n";
  }

  private static String type(Class<?> type) {
    if (type.isEnum()) {
      return type.getSimpleName();
    }
    return type == Integer.class ? "number" : "string";
  }

  /** All reasons with their codes and sentences. */
  static String document() {
    StringBuilder text =
        new StringBuilder(
            """
            # Reasons of refusals

            Every refusal has a `reason` of its own next to its `code`: a page words it by that. `{name}` stands for the
            parameter `name`. Programs need the codes only, see [refusals.md](refusals.md). This list is generated:
            `%s`.
            """
                .formatted(WireTypes.COMMAND));
    Map<String, List<Listed>> byFolder =
        RefusalReasons.all().stream().collect(Collectors.groupingBy(Listed::folder));
    append(text, "The server", byFolder.getOrDefault("", List.of()));
    append(text, "All games", byFolder.getOrDefault(KIT, List.of()));
    new GameCatalog(GameCatalog.unlistedGames())
        .games()
        .forEach(
            game ->
                Optional.ofNullable(byFolder.get("rules/" + game.info().id()))
                    .ifPresent(reasons -> append(text, game.info().name(), reasons)));
    return text.toString();
  }

  private static void append(StringBuilder text, String title, List<Listed> reasons) {
    text.append("\n## ").append(title).append("\n\n| code | reason | sentence |\n|---|---|---|\n");
    reasons.stream()
        .sorted(Comparator.comparing(Listed::code))
        .forEach(
            it ->
                text.append("| `%s` | `%s` | %s |\n".formatted(it.code(), it.id(), it.sentence())));
  }
}
