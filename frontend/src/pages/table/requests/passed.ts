import type { Passing } from '../../../protocol/types';
import { listed } from '../../../texts';
import { texts as words } from './texts';

/** Says to the former player who has the seat now, and who agreed. */
export function lostWords({ holder, agreed }: Passing): string {
  const lost = words.lost(holder?.name ?? words.someone);
  return agreed.length > 0 ? `${lost} ${words.agreed(listed(agreed.map(({ name }) => name)))}` : lost;
}

/** Says who asked for a seat and who agreed, and whether the former player took it back. */
export function passedWords({ former, holder, agreed, takenBack }: Passing): string[] {
  const asker = holder?.name ?? words.someone;
  const names = listed(agreed.map(({ name }) => name));
  const passed = agreed.length > 0 ? words.passedAgreed(asker, former.name, names) : words.passed(asker, former.name);
  return takenBack ? [passed, words.tookBack(former.name)] : [passed];
}
