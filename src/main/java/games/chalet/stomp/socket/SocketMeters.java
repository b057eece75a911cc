package games.chalet.stomp.socket;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.stereotype.Component;

/** Shows who is here: the sockets of this node, and the people behind them. */
@Component
final class SocketMeters implements MeterBinder {

  private final SocketRegistry sockets;

  SocketMeters(SocketRegistry sockets) {
    this.sockets = sockets;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Gauge.builder("chalet.players.online", sockets, SocketRegistry::people)
        .description("People with a connected socket; programs are none")
        .register(registry);
    Gauge.builder("chalet.sockets.open", sockets, SocketRegistry::count)
        .description("Open WebSockets, of people, strangers and programs")
        .register(registry);
  }
}
