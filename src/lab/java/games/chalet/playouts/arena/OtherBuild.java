package games.chalet.playouts.arena;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.playouts.BadArgumentsException;
import games.chalet.rules.GameBots;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Bots of another build, mostly an earlier one, which play under the rules of this one: only {@link
 * GameBots} and the games' folders {@code bot} come from there.
 */
final class OtherBuild extends URLClassLoader {

  private static final Pattern ITS_OWN =
      Pattern.compile("games[./]chalet[./]rules[./](GameBots|\\w+[./]bot[./]).*");

  private OtherBuild(URL classes) {
    super(new URL[] {classes}, OtherBuild.class.getClassLoader());
  }

  /** Returns the bot that the other build has for the game. */
  @SuppressWarnings("unchecked") // a game's id names its types, in all builds
  static <A, V extends Record> GameBot<V, A> botOf(Game<?, ?, A, V, ?> game, Path classes) {
    if (!Files.isDirectory(classes)) {
      throw new BadArgumentsException("There are no classes in " + classes);
    }
    try {
      // It has to stay open: what it names is loaded when it is first needed.
      return (GameBot<V, A>)
          new OtherBuild(classes.toUri().toURL())
              .loadClass(GameBots.class.getName())
              .getMethod("of", Game.class)
              .invoke(null, game);
    } catch (MalformedURLException | ReflectiveOperationException e) {
      throw new BadArgumentsException("The bots in " + classes + " do not play here: " + e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      return ITS_OWN.matcher(name).matches() ? findClass(name) : super.loadClass(name, resolve);
    }
  }

  @Override
  public @Nullable URL getResource(String name) {
    return ITS_OWN.matcher(name).matches() ? findResource(name) : super.getResource(name);
  }
}
