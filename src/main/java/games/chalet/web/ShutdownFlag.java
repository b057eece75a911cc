package games.chalet.web;

import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** True from the start of a shutdown: no new socket is opened and no command is taken. */
@Component
public class ShutdownFlag implements SmartLifecycle {

  private volatile boolean running;
  private volatile boolean closing;

  public boolean isSet() {
    return closing;
  }

  @Override
  public void start() {
    running = true;
    closing = false;
  }

  @Override
  public void stop() {
    closing = true;
    running = false;
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public int getPhase() {
    return ShutdownPhases.NO_NEW_COMMANDS;
  }
}
