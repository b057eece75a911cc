/** The part of a browser that keeps a screen on. */
interface Lock {
  release(): Promise<void>;
}

/** The parts of the browser that this needs; secure pages of most browsers have a `wakeLock`. */
export interface Screen {
  request?: () => Promise<Lock>;
  isVisible(): boolean;
  onVisible(listener: () => void): () => void;
}

/**
 * Keeps the screen on until the returned function is called. The browser lets it go whenever the page is hidden, and
 * may refuse (a low battery), which is no failure: it is asked again when the page is looked at.
 */
export function keepAwake(screen: Screen = pageScreen()): () => void {
  let lock: Lock | undefined;
  let over = false;

  async function ask() {
    if (!screen.request || !screen.isVisible()) return;
    try {
      const given = await screen.request();
      if (over) await given.release();
      else lock = given;
    } catch {
      // Then it sleeps as it is used to.
    }
  }

  void ask();
  const end = screen.onVisible(() => void ask());
  return () => {
    over = true;
    end();
    lock?.release().catch(() => {});
    lock = undefined;
  };
}

function pageScreen(): Screen {
  return {
    request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      const changed = () => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  };
}
