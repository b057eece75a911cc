import { plain } from './typed';

/** A code in an invite link, wherever it stands; not in a path that only ends like one. */
const LINKED = /(?:^|[^A-Za-z0-9])i\/+([A-Za-z0-9]{6,64})/;
/** A code alone, with signs around it. */
const ALONE = /^[^A-Za-z0-9]*([A-Za-z0-9]{6,64})[^A-Za-z0-9]*$/;
/** A code within a sentence, told from words by its length. */
const WITHIN = /(?:^|[^A-Za-z0-9/])([A-Za-z0-9]{22})(?![A-Za-z0-9])/;

/**
 * The code in what somebody pasted: an invite link or its path, with whatever a chat program or a sentence has around
 * it, or the bare code; undefined if there is none.
 */
export function codeOf(pasted: string): string | undefined {
  const words = plain(decoded(pasted));
  return (LINKED.exec(words) ?? ALONE.exec(words) ?? WITHIN.exec(words))?.[1];
}

/** A link within another link is encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that invites to a table. */
export const inviteLink = (code: string, origin: string): string => `${origin}/i/${code}`;
