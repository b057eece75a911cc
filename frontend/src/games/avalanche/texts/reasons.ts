/** What speaks for an action in Avalanche. */
import { nameOf } from '../../people';
import { actor, chances, type ReasonTexts } from '../../reasons';
import type { AvalancheReason } from '../types';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const ordinal = (number: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][number - 1] ?? 'last';

const texts: ReasonTexts<AvalancheReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    const { you, them, your, yours } = actor(seats);
    switch (reason.type) {
      case 'MakesSafe':
        return `banks ${points(reason.points)} before the ${ordinal(reason.avalanche)} avalanche`;
      case 'Lengthens':
        return `makes ${your} run worth ${points(reason.points)}`;
      case 'BringsBonus':
        return `brings the bonus of ${points(reason.points)} for five cards`;
      case 'BeginsRun':
        return 'for a new run';
      case 'Shields':
        return reason.points === 0 ? `shields ${your} run` : `shields ${your} run of ${points(reason.points)}`;
      case 'SweepsAway':
        return reason.own === 0
          ? `sweeps away ${points(reason.others)} of others`
          : `sweeps away ${points(reason.others)} of others, and ${points(reason.own)} of ${yours}`;
      case 'EndsMatch':
        return reason.lead > 0
          ? `ends the match while ${you} lead by ${points(reason.lead)}`
          : reason.lead === 0
            ? `ends the match with nobody ahead of ${them}`
            : `ends the match, ${points(-reason.lead)} behind`;
      case 'Hinders':
        return reason.points === 0
          ? `gets in the way of ${nameOf(reason.seat, seats)}`
          : `gets in the way of ${nameOf(reason.seat, seats)}, whose run is worth ${points(reason.points)}`;
      case 'BringsCards':
        return `brings ${cards(reason.cards)}`;
      case 'KeepsCards':
        return `keeps ${cards(reason.cards)} for later`;
    }
  },
};

export default texts;
