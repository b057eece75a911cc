import type { DealtMatch } from '../../../protocol/deals';
import { deals } from '../soloRequests';
import { texts } from '../texts';

/** The server's answers; they do not change while a match is played. */
const known = new Map<string, Promise<DealtMatch>>();

/** Which cards a match of mine plays. */
function dealtMatch(match: string): Promise<DealtMatch> {
  const asked = known.get(match) ?? deals.ofMatch(match);
  known.set(match, asked);
  asked.catch(() => known.delete(match));
  return asked;
}

/** Returns the kind of a match of mine, in words; empty for an ordinary one. */
export async function kindWords(match: string): Promise<string> {
  const { again, deal } = await dealtMatch(match);
  if (again) return texts.table.practice;
  return deal === null ? '' : texts.table.sharedDeal;
}

/** True if giving it up would be a try at a deal. */
export async function countsForDeal(match: string): Promise<boolean> {
  const { again, deal } = await dealtMatch(match);
  return deal !== null && !again;
}
