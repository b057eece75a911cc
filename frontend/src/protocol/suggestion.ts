/** The name that this browser was offered first, until it has one: each load of a page would else offer another. */
const KEY = 'chalet.suggestedName';

export function keptSuggestion(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it for the next load; nothing, if it is empty. */
export function keepSuggestion(name: string): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed or full: the next load offers another name.
  }
}
