/** How long what moves may wait for the rest, in milliseconds. */
const PATIENCE = 700;

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
