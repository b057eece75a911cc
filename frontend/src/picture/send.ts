/** The ways for a picture to leave the page. */

/** The end of an attempt to send a picture. */
export type Sent = 'DONE' | 'CANCELLED' | 'DENIED';

/** Returns true if the system has a share sheet that takes this file. */
export function canShare(file: File): boolean {
  try {
    return 'share' in navigator && navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false;
  }
}

/** Returns true if this browser can copy pictures; it cannot without https. */
export const canCopy = (): boolean => 'ClipboardItem' in globalThis && navigator.clipboard?.write !== undefined;

/** Opens the share sheet of the system; call it in a press. */
export async function share(file: File, title: string): Promise<Sent> {
  try {
    await navigator.share({ files: [file], title });
    return 'DONE';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'CANCELLED' : 'DENIED';
  }
}

/** Copies a picture; call it in a press. */
export async function copy(file: File): Promise<Sent> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return 'DONE';
  } catch {
    return 'DENIED';
  }
}

/** In milliseconds; some browsers read the address only after they have asked where to save. */
const KEPT = 60_000;

/** Saves a picture as a download. */
export function save(file: File): Sent {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
    return 'DONE';
  } catch {
    return 'DENIED';
  }
}
