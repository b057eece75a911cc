package games.chalet.playouts;

import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Makes a golden match of a playout: the first 16 hexadecimal digits of each state's SHA-256. */
final class FingerprintRecorder<S extends Record, A, E> implements PlayoutObserver<S, A, E> {

  private static final int BYTES = 8;

  private final Json json;
  private final List<GoldenPly<A>> plies = new ArrayList<>();
  private String deal = "";

  FingerprintRecorder(Json json) {
    this.json = json;
  }

  String deal() {
    return deal;
  }

  List<GoldenPly<A>> plies() {
    return plies;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    if (position.ply() == 0) {
      deal = of(position.state());
    }
  }

  @Override
  public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
    int legal = before.legalActions().stream().mapToInt(List::size).sum();
    plies.add(new GoldenPly<>(ply.seat(), ply.action(), legal, of(step.state())));
  }

  private String of(S state) {
    return HexFormat.of().formatHex(Seed.sha256().digest(json.write(state)), 0, BYTES);
  }
}
