/** The reasons that bots give for an action in Avalanche. */
import { isMe, nameOf } from '../../people-texts';
import { chances, type ReasonTexts } from '../../reasons';
import type { AvalancheReason } from '../types';
import { cards, points } from './grammar-texts';

const ordinal = (number: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][number - 1] ?? 'last';

const texts: ReasonTexts<AvalancheReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    /** In the player's own hint, not where others read along or look back. */
    const mine = seats.some(({ seat }) => isMe(seat, seats));
    switch (reason.type) {
      case 'MakesSafe':
        return `banks ${points(reason.points)} before the ${ordinal(reason.avalanche)} avalanche`;
      case 'Lengthens':
        return mine
          ? `makes your run worth ${points(reason.points)}`
          : `makes their run worth ${points(reason.points)}`;
      case 'BringsBonus':
        return `earns the ${reason.points}-point bonus for five cards`;
      case 'BeginsRun':
        return 'starts a new run';
      case 'Shields':
        if (reason.points === 0) return mine ? 'shields your run' : 'shields their run';
        return mine ? `shields your run of ${points(reason.points)}` : `shields their run of ${points(reason.points)}`;
      case 'SweepsAway':
        if (reason.own === 0) return `sweeps away ${points(reason.others)} of other players`;
        return mine
          ? `sweeps away ${points(reason.others)} of other players and ${reason.own} of yours`
          : `sweeps away ${points(reason.others)} of other players and ${reason.own} of their own`;
      case 'EndsMatch':
        if (reason.lead < 0) return `ends the match ${points(-reason.lead)} behind`;
        if (reason.lead === 0)
          return mine ? 'ends the match with no one ahead of you' : 'ends the match with no one ahead';
        return mine
          ? `ends the match while you lead by ${points(reason.lead)}`
          : `ends the match while they lead by ${points(reason.lead)}`;
      case 'Hinders':
        return reason.points === 0
          ? `hinders ${nameOf(reason.seat, seats)}`
          : `hinders ${nameOf(reason.seat, seats)}, whose run is worth ${points(reason.points)}`;
      case 'BringsCards':
        return `draws ${cards(reason.cards)}`;
      case 'KeepsCards':
        return `keeps ${cards(reason.cards)} for later`;
    }
  },
};

export default texts;
