import type { Table } from '../../../protocol/types';

/** A player of the match that is over, and whether they have accepted another. */
interface Answer {
  id: string;
  name: string;
  accepted: boolean;
  me: boolean;
}

/** The state between a finished match and the next one, as one viewer at the table sees it. */
export interface Offer {
  /** `OPEN`: who plays again is asked. `ROOM`: people gather. `BEGUN`: the next match is played. */
  stage: 'OPEN' | 'ROOM' | 'BEGUN';
  answers: Answer[];
  /** The names of the others who have not answered. */
  missing: string[];
  mine: Answer | undefined;
  amHost: boolean;
  hostName: string;
  /** With how many, bots included, the host would start now. */
  players: number;
}

/**
 * @param table as it is now
 * @param match the match whose result is read
 * @param me my player id; undefined if unknown
 */
export function offerOf(table: Table, match: string, me: string | undefined): Offer {
  const answers = table.seats.flatMap(({ player, ready }) =>
    player === null ? [] : [{ id: player.id, name: player.name, accepted: ready, me: player.id === me }],
  );
  const others = answers.filter((one) => !one.me);
  const amHost = table.host === me;
  const bots = table.seats.filter(({ bot }) => bot).length;
  const room = (table.openSeats?.most ?? table.seats.length) - bots;
  const late = (table.requests ?? []).filter(({ kind }) => kind === 'NEXT_GAME').length;
  const mine = answers.find((one) => one.me);
  const playing = others.filter(({ accepted }) => accepted).length + (mine && (mine.accepted || amHost) ? 1 : 0);
  return {
    stage: table.status === 'GATHERING' ? 'ROOM' : table.match === match ? 'OPEN' : 'BEGUN',
    answers,
    missing: others.filter(({ accepted }) => !accepted).map(({ name }) => name),
    mine,
    amHost,
    hostName: [...table.seats, ...table.visitors].find(({ player }) => player?.id === table.host)?.player?.name ?? '',
    players: Math.min(playing + late, Math.max(playing, room)) + bots,
  };
}
