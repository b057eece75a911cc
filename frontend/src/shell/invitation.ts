/** The code in what somebody pasted: a whole invite link, its path, or the bare code; undefined if it is neither. */
export function codeOf(pasted: string): string | undefined {
  const words = pasted.trim();
  const found = /(?:^|\/)i\/([A-Za-z0-9]+)\/?(?:[?#].*)?$/.exec(words) ?? /^([A-Za-z0-9]{6,64})$/.exec(words);
  return found?.[1];
}

/** The address that invites to a table. */
export const inviteLink = (code: string, origin: string): string => `${origin}/i/${code}`;
