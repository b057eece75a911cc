/** What speaks for an action in Infiniski. */
import { actor, type ReasonTexts } from '../../reasons';
import type { InfiniskiReason } from '../types';

/** What the bot counts as 1: see FarsightedSkier. */
const HIGH_SCORE = 60;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

const texts: ReasonTexts<InfiniskiReason> = {
  describeWorth: (worth) => `comes to about ${points(Math.round(HIGH_SCORE * worth))}`,
  describeReason(reason, seats) {
    const { you, them, your } = actor(seats);
    switch (reason.type) {
      case 'TakesFlags':
        return `takes a flag for ${points(reason.points)}`;
      case 'LeavesAt':
        return `leaves ${them} at speed ${reason.speed} with hazard ${reason.hazard}`;
      case 'GoesOn':
        return reason.surely
          ? `another card of ${your} hand goes on from there`
          : `no other card of ${your} hand goes on from there yet`;
      case 'EndsInJump':
        return `lets ${them} jump at its end`;
      case 'BringsNewHand':
        return 'brings a new hand';
      case 'IsBuried':
        return `the avalanche buries ${them}: the run ends`;
      case 'ChangesSpeed':
        return reason.by < 0 ? `takes ${-reason.by} off ${your} speed` : `adds ${reason.by} to ${your} speed`;
      case 'IsMissedLeast':
        return `the card that ${you} will miss least`;
    }
  },
};

export default texts;
