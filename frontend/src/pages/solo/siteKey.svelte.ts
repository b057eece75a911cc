const KEY = 'chalet.site-key';

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The key of a site whose host wants one before anything is dealt; kept as long as this window. */
class SiteKey {
  #words = $state(stored());

  get words(): string {
    return this.#words;
  }

  set words(words: string) {
    this.#words = words;
    try {
      sessionStorage.setItem(KEY, words);
    } catch {
      // A browser that keeps nothing: the key holds until the page is left.
    }
  }
}

export const siteKey = new SiteKey();
