package games.chalet.playouts.arena;

import games.chalet.json.Json;
import games.chalet.playouts.BadArgumentsException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where results are kept: a line that says what was asked for, then one for each match. A last line
 * without an end, which a killed run leaves, is thrown away.
 */
final class ResultsFile {

  private final Optional<Path> file;
  private final Json json;

  /** Results in that file; empty: nothing is kept. */
  ResultsFile(Optional<Path> file, Json json) {
    this.file = file;
    this.json = json;
  }

  /**
   * The matches that were played already.
   *
   * @param header what is asked for now
   * @throws BadArgumentsException if the file is of something else
   */
  List<MatchResult> open(String header) throws IOException {
    if (file.isEmpty()) {
      return List.of();
    }
    String text = Files.exists(file.get()) ? Files.readString(file.get()) : "";
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<String> lines = whole.lines().toList();
    if (lines.isEmpty()) {
      Files.writeString(file.get(), header + "\n");
      return List.of();
    }
    if (!lines.getFirst().equals(header)) {
      throw new BadArgumentsException(file.get() + " has the results of " + lines.getFirst());
    }
    Files.writeString(file.get(), whole);
    List<MatchResult> results = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      results.add(json.read(line.getBytes(StandardCharsets.UTF_8), MatchResult.class));
    }
    return results;
  }

  void add(MatchResult result) throws IOException {
    if (file.isPresent()) {
      Files.writeString(file.get(), json.text(result) + "\n", StandardOpenOption.APPEND);
    }
  }
}
