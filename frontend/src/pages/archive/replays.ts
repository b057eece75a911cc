import { rest } from '../../app.svelte';
import type { Replay } from '../../protocol/types';

/** The replays of one match by the eyes that see them, each fetched once. */
export class Replays {
  readonly #fetched = new Map<number | null, Promise<Replay>>();

  constructor(readonly match: string) {}

  /** Returns the replay as a seat saw it, or a spectator (`null`). */
  seenBy(seat: number | null): Promise<Replay> {
    const fetched = this.#fetched.get(seat) ?? this.#fetch(seat);
    this.#fetched.set(seat, fetched);
    fetched.catch(() => this.#fetched.delete(seat));
    return fetched;
  }

  #fetch(seat: number | null): Promise<Replay> {
    return rest.replay(this.match, viewerName(seat));
  }
}

/** The address that opens the replay at a ply, as seen by a seat or a spectator. */
export function linkToPly(page: string, ply: number, eyes: number | null): string {
  const link = new URL(page);
  link.search = new URLSearchParams({ ply: `${ply}`, eyes: eyes === null ? 'spectators' : `${eyes}` }).toString();
  return link.href;
}

function viewerName(seat: number | null): string {
  return seat === null ? 'spectators' : `seat.${seat}`;
}
