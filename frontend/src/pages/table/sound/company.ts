import type { Table } from '../../../protocol/types';

/** True if no other person sits at a table. */
export const sitsAlone = ({ seats }: Table, me: string | undefined): boolean =>
  seats.every(({ player }) => player === null || player.id === me);

/** True if another person has come to a table since it was seen last. */
export function hasCompany(before: Table | undefined, now: Table, me: string | undefined): boolean {
  if (!before) return false;
  const known = new Set([...people(before), me]);
  return people(now).some((id) => !known.has(id));
}

const people = ({ seats, visitors }: Table): string[] =>
  [...seats, ...visitors].flatMap(({ player }) => (player === null ? [] : [player.id]));
