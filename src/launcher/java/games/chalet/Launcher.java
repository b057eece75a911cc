package games.chalet;

import java.lang.reflect.InvocationTargetException;

/**
 * Starts Chalet, or says in words that this Java is too old for it. So it is compiled for an older
 * one than all else.
 */
public final class Launcher {

  private static final int OLDEST = 21;

  private Launcher() {}

  public static void main(String[] args) throws Throwable {
    int found = Runtime.version().feature();
    if (found < OLDEST) {
      System.err.println(
          "\nDescription:\n\nChalet needs Java "
              + OLDEST
              + " or newer; this is Java "
              + found
              + ", in "
              + System.getProperty("java.home")
              + ".\n\nAction:\n\nInstall a newer one, and start Chalet with its java, or name it in"
              + " JAVA_HOME for bin/chalet.\n");
      System.exit(1);
    }
    try {
      Class.forName("games.chalet.ChaletApplication")
          .getMethod("main", String[].class)
          .invoke(null, (Object) args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
