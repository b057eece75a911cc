package games.chalet.testing.socket;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** One thread that serves any number of {@link WebSocketClient}s. */
public final class Sockets implements AutoCloseable {

  private final Selector selector;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile boolean closed;

  public Sockets() {
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    thread = Thread.ofPlatform().name("sockets").daemon().start(this::run);
  }

  /** Runs something on the thread of the sockets. */
  public void execute(Runnable task) {
    if (Thread.currentThread().equals(thread)) {
      task.run();
    } else {
      tasks.add(task);
      selector.wakeup();
    }
  }

  Selector selector() {
    return selector;
  }

  private void run() {
    try {
      while (!closed) {
        for (Runnable task; (task = tasks.poll()) != null; ) {
          task.run();
        }
        selector.select(Sockets::ready);
      }
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void ready(SelectionKey key) {
    WebSocketClient client = (WebSocketClient) key.attachment();
    try {
      client.ready();
    } catch (RuntimeException e) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      client.end();
    }
  }

  @Override
  public void close() {
    closed = true;
    selector.wakeup();
  }
}
