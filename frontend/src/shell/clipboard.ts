/**
 * Opens the share sheet of the system; call it in a press. Returns false if the browser does not allow that. Closing
 * the sheet is no failure.
 */
export async function shared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

/**
 * Copies what stands in a field, and says whether that worked. Without https there is no clipboard: the marked text is
 * copied the old way.
 */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Whatever else is marked on the page is not what was wanted.
    return field !== undefined && copiedFrom(field);
  }
}

function copiedFrom(field: HTMLInputElement): boolean {
  try {
    field.select();
    // iPhones mark nothing otherwise in a field that is read only.
    field.setSelectionRange(0, field.value.length);
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
