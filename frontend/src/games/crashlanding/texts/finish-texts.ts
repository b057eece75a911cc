/** The words of the end. */
import { worstLanding } from '../flight/course';
import { isLost, isSafe } from '../flight/stages';
import type { Lander } from '../types';

function ending(lander: Lander): string {
  switch (lander.stage) {
    case 'LANDED':
      return worstLanding(lander) === 1 ? 'soft landing' : 'hard landing';
    case 'HOME':
      return 'back in orbit';
    case 'WRECKED':
      return 'crashed';
    case 'STRANDED':
      return 'stranded';
    default:
      return 'still flying';
  }
}

export const finishWords = {
  title: 'How it ended',
  /** The picture of a race, by how it was decided; `rescue` if the landers had to come back. */
  caption: (landers: readonly Lander[], rescue: boolean) => {
    const safe = landers.filter(isSafe).length;
    if (safe > 1) return 'Photo finish';
    if (safe === 1) return rescue ? 'First back in orbit' : 'First safe landing';
    if (!landers.every(isLost)) return 'Ended early';
    return rescue ? 'Nobody came back, so nobody won' : 'Nobody landed, so nobody won';
  },
  landing: 'Landed at',
  turns: 'Turns',
  points: 'Points',
  saved: 'Rockets left in hand',
  nothingSaved: 'No rockets left.',
  altitude: (altitude: number) => `at ${altitude}`,
  /** The head over a lander; `name` where there are two. */
  ended: (lander: Lander, name: string | undefined) =>
    name === undefined ? ending(lander).replace(/^./, (first) => first.toUpperCase()) : `${name}: ${ending(lander)}`,
  /** Read to those who do not see the photo finish. */
  both: (landers: readonly Lander[], names: readonly string[]) =>
    landers.map((lander, seat) => `${names[seat]}: ${ending(lander)}`).join('; '),
};
