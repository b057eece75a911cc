/** What speaks for an action in Hike!. */
import { actor, chances, type ReasonTexts } from '../../reasons';
import { terrainNames } from '../cards/card-words';
import type { HikeReason } from '../types';

const fields = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const huskies = (count: number): string => (count === 1 ? '1 husky' : `${count} huskies`);
const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

const texts: ReasonTexts<HikeReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    const { you, them, your } = actor(seats);
    switch (reason.type) {
      case 'ComesFarther':
        return `worth about ${reason.tenths === 10 ? '1 field' : `${reason.tenths / 10} fields`} a day`;
      case 'MakesRoom':
        return 'then a husky fits on the last place';
      case 'LeavesPlaces':
        return reason.free === 0 ? 'fills the sled' : `leaves ${places(reason.free)} to fill`;
      case 'BringsCare':
        return 'readies a tired husky in the race';
      case 'BringsEquipment':
        return reason.fields === 0
          ? 'no open field needs it yet'
          : `${reason.fields === 1 ? '1 open field needs' : `${reason.fields} open fields need`} equipment, and ${you} hold ${reason.held}`;
      case 'ShowsOneMore':
        return 'shows one more card to choose from';
      case 'SledIsFull':
        return `${your} sled is ready: the sooner the race begins, the better for ${them}`;
      case 'Runs':
        return `runs ${fields(reason.fields)} ${reason.lost === 0 ? 'and loses no point' : `and loses ${points(reason.lost)}`}`;
      case 'Finishes':
        return 'reaches the finish';
      case 'KeepsPoints':
        return reason.points === 0
          ? `but none that is ready has ${terrainNames[reason.snow]}, which comes next`
          : `keeps ${reason.points} ${terrainNames[reason.snow]} ${reason.points === 1 ? 'point' : 'points'} for what comes next`;
      case 'SpendsEquipment':
        return 'spends an equipment card';
      case 'CostsRest':
        return `costs the rest of ${huskies(reason.huskies)}`;
      case 'ReadiesHuskies':
        return `readies ${huskies(reason.huskies)} again`;
      case 'IsMissedLeast':
        return `the husky that ${you} will miss least`;
      case 'NothingBetter':
        return 'nothing else is worth its price today';
    }
  },
};

export default texts;
