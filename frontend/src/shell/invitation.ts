import { plain } from './typed';

/** A mail that is quoted, or sent as plain text, breaks its lines anywhere. */
const BREAK = '[\\s=>]*';
/** A whole code in an invite link, wherever it stands, however it is broken, and whatever follows it. */
const LINKED = new RegExp(`(?:^|[^A-Za-z0-9])[iI]/+${BREAK}((?:[A-Za-z0-9]${BREAK}){22})`);
/** Whatever else may be meant by a link; not in a path that only ends like one. */
const MAYBE_LINKED = /(?:^|[^A-Za-z0-9])[iI]\/+([A-Za-z0-9]{6,64})/;
/** A code alone, with signs around it. */
const ALONE = /^[^A-Za-z0-9]*([A-Za-z0-9]{6,64})[^A-Za-z0-9]*$/;
/** A code within a sentence, told from words by its length. */
const WITHIN = /(?:^|[^A-Za-z0-9/])([A-Za-z0-9]{22})(?![A-Za-z0-9])/;
/** A code alone that is broken, told from a sentence by a digit. */
const BROKEN = new RegExp(`^(?=.*\\d)${BREAK}((?:[A-Za-z0-9]${BREAK}){22})$`, 's');

/**
 * The code in what somebody pasted: an invite link or its path, with whatever a chat program or a sentence has around
 * it, or the bare code; undefined if there is none.
 */
export function codeOf(pasted: string): string | undefined {
  const words = plain(decoded(pasted));
  const found = [LINKED, MAYBE_LINKED, ALONE, WITHIN, BROKEN].map((form) => form.exec(words)?.[1]);
  return found.find((code) => code !== undefined)?.replace(/[^A-Za-z0-9]/g, '');
}

/** Another page that friends send each other: many copy the address of the table, of a match or of a challenge. */
const PAGE = new RegExp(`(?:^|[^A-Za-z0-9])(t|m|deal)/+${BREAK}((?:[A-Za-z0-9]${BREAK}){22})`, 'i');

/** The page to which leads what somebody pasted; undefined if it leads to none. */
export function pageIn(pasted: string): string | undefined {
  const code = codeOf(pasted);
  if (code) return `/i/${code}`;
  const [, page, id] = PAGE.exec(plain(decoded(pasted))) ?? [];
  return page && id && `/${page.toLowerCase()}/${id.replace(/[^A-Za-z0-9]/g, '')}`;
}

/** A link within another link is encoded, and within a third one twice. */
const decoded = (text: string): string =>
  text.replace(/%(?:25)+(?=[0-9A-F]{2})/gi, '%').replace(/(?:%[0-9A-F]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

/** The address that invites to a table. */
export const inviteLink = (code: string, origin: string): string => `${origin}/i/${code}`;
