/** How long what moves waits, in milliseconds: longer than what a board is played with takes on a slow line. */
const PATIENCE = 2000;

/** What is fetched when the board stands already, as everything that moves: cards can be played without it. */
export class FetchedLater<M> {
  now = $state.raw<M>();

  /** To be made while a component is. */
  constructor(load: () => Promise<M>) {
    $effect(() => {
      const timer = setTimeout(() => void load().then((motion) => (this.now = motion)), PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}
