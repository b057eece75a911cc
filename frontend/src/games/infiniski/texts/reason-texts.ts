/** The words for the bot's reasons in Infiniski. */
import type { ReasonTexts } from '../../reasons';
import { points, signed } from './grammar-texts';
import type { InfiniskiReason } from '../types';

/** The score that the bot counts as 1: see FarsightedSkier. */
const HIGH_SCORE = 60;

const texts: ReasonTexts<InfiniskiReason> = {
  describeWorth: (worth) => `about ${points(Math.round(HIGH_SCORE * worth))}`,
  describeReason(reason, seats) {
    /** Chooses between a hint for the reader and words about the player in a review. */
    const said = (you: string, they: string): string => (seats.some(({ me }) => me) ? you : they);
    switch (reason.type) {
      case 'TakesFlags':
        return `takes a flag: +${reason.points}`;
      case 'LeavesAt':
        return said(
          `leaves you at speed ${reason.speed}, hazard ${reason.hazard}`,
          `leaves them at speed ${reason.speed}, hazard ${reason.hazard}`,
        );
      case 'GoesOn':
        return reason.surely
          ? said('another card in your hand connects to it', 'another card in their hand connects to it')
          : said('no other card in your hand connects to it yet', 'no other card in their hand connects to it yet');
      case 'EndsInJump':
        return said('lets you jump at its end', 'lets them jump at its end');
      case 'BringsNewHand':
        return 'brings a new hand';
      case 'IsBuried':
        return said('the avalanche buries you: the run ends', 'the avalanche buries them: the run ends');
      case 'RisksBurial':
        return said(
          'risky: if you draw no card that connects, you’re buried',
          'risky: without a card that connects, they’re buried',
        );
      case 'ChangesSpeed':
        return `${signed(reason.by)} speed`;
      case 'IsMissedLeast':
        return said('the card you will miss least', 'the card they will miss least');
    }
  },
};

export default texts;
