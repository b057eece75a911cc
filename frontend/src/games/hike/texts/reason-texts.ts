/** The reasons that bots give for an action in Hike!. */
import { isMe } from '../../people-texts';
import { chances, type ReasonTexts } from '../../reasons';
import { terrainNames } from '../cards/card-texts';
import { counted, fields, huskies, places, points } from '../cards/grammar-texts';
import type { HikeReason } from '../types';

const texts: ReasonTexts<HikeReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    /** In the player's own hint, not where others read along or look back. */
    const mine = seats.some(({ seat }) => isMe(seat, seats));
    switch (reason.type) {
      case 'ComesFarther':
        return `gains about ${fields(reason.tenths / 10)} a day`;
      case 'MakesRoom':
        return 'lets a husky fit in the last place';
      case 'LeavesPlaces':
        return reason.free === 0 ? 'fills the sled' : `leaves ${places(reason.free)} to fill`;
      case 'BringsCare':
        return 'readies a tired husky in the race';
      case 'BringsEquipment': {
        if (reason.fields === 0) return 'no open field needs it yet';
        const needed = reason.fields === 1 ? '1 open field needs' : `${reason.fields} open fields need`;
        return mine
          ? `${needed} equipment, and you hold ${reason.held}`
          : `${needed} equipment, and they hold ${reason.held}`;
      }
      case 'ShowsOneMore':
        return 'adds one card to choose from';
      case 'SledIsFull':
        return mine
          ? 'your sled is ready, so an early race is good for you'
          : 'their sled is ready, so an early race is good for them';
      case 'Runs':
        return reason.lost === 0
          ? `runs ${fields(reason.fields)} and loses no points`
          : `runs ${fields(reason.fields)} and loses ${points(reason.lost)}`;
      case 'Finishes':
        return 'reaches the finish';
      case 'KeepsPoints':
        return reason.points === 0
          ? `but no ready husky has ${terrainNames[reason.snow]}, which comes next`
          : `keeps ${counted(reason.points, `${terrainNames[reason.snow]} point`)} for what comes next`;
      case 'SpendsEquipment':
        return 'spends an equipment card';
      case 'CostsRest':
        return `sends ${huskies(reason.huskies)} to rest`;
      case 'ReadiesHuskies':
        return `readies ${huskies(reason.huskies)} again`;
      case 'IsMissedLeast':
        return mine ? 'the husky you will miss least' : 'the husky they will miss least';
      case 'NothingBetter':
        return 'nothing else is worth its cost today';
    }
  },
};

export default texts;
