import { callRight, callWrong, whistle } from './calls';
import { drawn, played, rising } from './cards';
import type { Cue, Sound } from './cue';
import { loss, win } from './endings';
import { camp, paws } from './huskies';
import { lengthOf } from './lengths';
import { joined, refused } from './people';
import { burn, crash, touchdown } from './rockets';
import { avalanche, buried, flag, jump } from './snow';
import type { Stage } from './synth';
import { tick, turn } from './wood';

const makers: Record<Sound, (stage: Stage, at: number, length: number, count: number) => void> = {
  played,
  drawn,
  rising,
  turn,
  tick,
  joined,
  refused,
  whistle,
  callRight,
  callWrong,
  avalanche,
  buried,
  paws,
  camp,
  jump,
  flag,
  burn,
  touchdown,
  crash,
  win,
  loss,
};

/** Makes the sound of a cue at a time on the clock of the context, in seconds. */
export const make = (stage: Stage, cue: Pick<Cue, 'sound' | 'count'>, at: number): void =>
  makers[cue.sound](stage, at, lengthOf(cue) / 1000, cue.count ?? 1);
