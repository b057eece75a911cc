import { linkView } from '../app.svelte';

/** The delay before it is loaded, in milliseconds: on a slow connection, the parts needed to play come first. */
const PATIENCE = 2000;

/** A module that is loaded after the board, such as its animations: the game can be played without it. */
export class FetchedLater<M> {
  now = $state.raw<M>();

  /**
   * To be made while a component is. Waits until it is wanted, and while the link is cut: a part that cannot be fetched
   * makes the page reload. If it fails all the same, one plays without.
   */
  constructor(load: () => Promise<M>, wanted = () => true) {
    $effect(() => {
      if (this.now !== undefined || !wanted() || linkView.isCut) return;
      const fetched = (module: M) => void (this.now ??= module);
      const timer = setTimeout(() => void load().then(fetched, () => {}), PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}
