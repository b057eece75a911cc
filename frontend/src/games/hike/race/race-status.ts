/** The status line of the dock: my options now, or the player for whom the race waits. */
import { awayWords } from '../../people-texts';
import { landscapes } from '../deck';
import type { RacePlan } from './race-plan.svelte';
import { raceWords as words } from './race-texts';
import { mineIn, taskOf, toRestOf } from './race-view';
import type { HikeBoardProps } from '../board-props';
import { cardsOf } from '../scene/stretches';
import type { HikeAction, HikeBoard, HikeEvent } from '../types';

export const lengthOf = (board: HikeBoard): number =>
  cardsOf(board.track).reduce((sum, card) => sum + (card ? landscapes[card].fields.length : 5), 0);

const has = (actions: readonly HikeAction[], ...types: HikeAction['type'][]): boolean =>
  actions.some(({ type }) => types.includes(type));

/** Returns true if the seat was skipped today because none of its huskies can enter the next field. */
export const isStranded = (events: readonly HikeEvent[], seat: number | null): boolean =>
  events.some((event) => event.type === 'Stranded' && event.seat === seat);

function whileOut(plan: RacePlan): string {
  const { view, legalActions } = plan.here;
  if (plan.asking) return words.foreseeing;
  if (plan.beyond) return words.horizon;
  if (taskOf(view) === 'REST') return words.mustRest(toRestOf(view));
  if (has(legalActions, 'Use')) return plan.length > 0 ? words.planning : words.myTurn;
  return has(legalActions, 'Care', 'CareForColumn') ? words.careHint : words.nothingLeft;
}

function whileWaiting(props: HikeBoardProps, camped: boolean): string {
  const { view, viewer, seats } = props;
  const { board } = view;
  const out = viewer !== null && board.toPlay.includes(viewer);
  if (board.options.days === 'TOGETHER')
    return out ? words.outTogether(board.toPlay.length) : words.endedTogether(board.toPlay.length, camped);
  const now = board.toPlay[0];
  const waiting = now === undefined ? '' : (awayWords(now, seats) ?? words.turnOf(seats[now]?.name ?? ''));
  const been = viewer !== null && !out ? `${camped ? words.campedAutomatically : words.ended} ` : '';
  return been + waiting;
}

interface Today {
  /** True if I was skipped. */
  stranded: boolean;
  /** True if camp was made automatically, because it was my only legal action. */
  camped: boolean;
}

/** Returns the status line; on the day after one without a run, it first warns that the race may end. */
export function statusOf(props: HikeBoardProps, plan: RacePlan, today: Today): string {
  const { phase, stillDays, moved } = props.view.board;
  const still = phase === 'RACE' && !props.turn.over && stillDays && !moved && plan.length === 0;
  return [still ? words.still : '', statusNow(props, plan, today)].filter(Boolean).join(' ');
}

function statusNow(props: HikeBoardProps, plan: RacePlan, { stranded, camped }: Today): string {
  const { view, viewer, legalActions, seats } = props;
  const { board } = view;
  if (board.phase !== 'RACE') return '';
  if (props.turn.over) return words.over;
  const mine = mineIn(view, viewer);
  if (viewer === null || !mine) {
    const now = board.toPlay[0];
    if (board.options.days === 'TOGETHER') return words.together;
    return now === undefined ? '' : (awayWords(now, seats) ?? words.turnOf(seats[now]?.name ?? ''));
  }
  if (mine.standing === 'OUT') return words.outOfRace;
  if (plan.ending) return words.campsItself;
  if (legalActions.length > 0)
    return board.options.days === 'TOGETHER' && plan.length === 0
      ? `${whileOut(plan)} ${words.asAtDawn}`
      : whileOut(plan);
  if (mine.position === lengthOf(board)) return words.finished;
  return stranded ? words.stranded : whileWaiting(props, camped);
}
