/** The delay before it is loaded, in milliseconds: on a slow connection, the parts needed to play come first. */
const PATIENCE = 2000;

/** A module that is loaded after the board, such as its animations: the game can be played without it. */
export class FetchedLater<M> {
  now = $state.raw<M>();

  /** To be made while a component is. A phone that sleeps loads it when it is back; if that fails, one plays without. */
  constructor(load: () => Promise<M>) {
    $effect(() => {
      const start = () => {
        if (navigator.onLine)
          void load().then(
            (motion) => (this.now = motion),
            () => {},
          );
        else addEventListener('online', start, { once: true });
      };
      const timer = setTimeout(start, PATIENCE);
      return () => {
        clearTimeout(timer);
        removeEventListener('online', start);
      };
    });
  }
}
