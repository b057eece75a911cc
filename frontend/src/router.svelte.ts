import { version } from './version.svelte';

/** Returns the number of overlays over the page at this entry of the history. */
const depth = (): number => (history.state as { over?: number } | null)?.over ?? 0;

interface Overlay {
  close: () => void;
}

/** Where we are: the address of the page, kept in step with the browser's history. */
class Place {
  pathname = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
  /** Grows with each change of page that was not the first: the moment to move the focus. */
  moves = $state(0);

  /** The overlays over the page, the topmost last; each has an entry of its own in the history. */
  #overlays: Overlay[] = [];
  /** The action to run once the history has left the entry of a closed overlay. */
  #afterLeaving: (() => void) | undefined;
  #leaving = 0;

  constructor() {
    addEventListener('popstate', () => this.#popped());
  }

  /**
   * Something lies over the page: *back* closes it and leaves the page as it is.
   *
   * @returns to be called when it is closed or gone, however that came
   */
  overlay(close: () => void): () => void {
    const overlay = { close };
    this.#overlays.push(overlay);
    history.pushState({ over: this.#overlays.length }, '', location.href);
    return () => {
      const place = this.#overlays.indexOf(overlay);
      if (place < 0) return;
      this.#overlays.splice(place, 1);
      if (depth() !== place + 1) return;
      this.#leaving += 1;
      history.back();
    };
  }

  /** Goes to an address of this site. */
  go(address: string, { replace = false } = {}): void {
    if (this.#leaving > 0) {
      this.#afterLeaving = () => this.go(address, { replace });
      return;
    }
    if (version.outdated && version.outdated !== 'lost') {
      // The page that is left is old: the next one comes whole.
      if (replace) location.replace(address);
      else location.assign(address);
      return;
    }
    // The entry of what lies over the page that is left is nothing to come back to.
    if (replace || depth() > 0) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrived(!replace);
  }

  /** Follows a click on a link within this site without reloading the page. */
  readonly follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #popped(): void {
    if (this.#leaving > 0) {
      this.#leaving -= 1;
      const next = this.#afterLeaving;
      this.#afterLeaving = undefined;
      if (next) next();
      return;
    }
    const closed = this.#overlays.splice(depth());
    for (const { close } of closed.reverse()) close();
    this.#arrived(false);
  }

  #arrived(toTop: boolean): void {
    const moved = location.pathname !== this.pathname;
    this.pathname = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
    if (!moved) return;
    this.moves += 1;
    if (toTop && !this.hash) scrollTo(0, 0);
  }
}

export const place = new Place();

/** Goes to an address of this site. */
export const go = (address: string, options?: { replace?: boolean }): void => place.go(address, options);
