import { version } from './version.svelte';

/** Where we are: the address of the page, kept in step with the browser's history. */
class Place {
  pathname = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
  /** Grows with each change of page that was not the first: the moment to move the focus. */
  moves = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrived(false));
  }

  /** Goes to an address of the house. */
  go(address: string, { replace = false } = {}): void {
    if (version.outdated && version.outdated !== 'lost') {
      // The page that is left is old: the next one comes whole.
      if (replace) location.replace(address);
      else location.assign(address);
      return;
    }
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrived(!replace);
  }

  /** Follows a click on a link of the house without loading the page anew. */
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

/** Goes to an address of the house. */
export const go = (address: string, options?: { replace?: boolean }): void => place.go(address, options);
