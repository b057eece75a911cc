/**
 * Copies what stands in a field, and says whether that worked. Without https there is no clipboard: the marked text is
 * copied the old way.
 */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
