import type { Requests } from './requests';
import type { RefusedReply, Reply } from './types';
import { wordRefusal } from './wordRefusal';

/** The foreseen result of my actions, one after the other. */
export type Foresight<V = unknown, A = unknown> =
  | { kind: 'foreseen'; view: V; legalActions: A[] }
  /** An action is illegal there, reveals hidden cards (`foresight-reveals`) or ends my turn (`foresight-ends-turn`). */
  | { kind: 'refused'; code: string; sentence: string; rule: string }
  /** The board has moved on since it was asked. */
  | { kind: 'stale' };

/** Returns true if the rules refuse one of the actions, rather than its preview. */
export const isImpossible = <V, A>(seen: Foresight<V, A>): seen is Extract<Foresight, { kind: 'refused' }> =>
  seen.kind === 'refused' && !seen.code.startsWith('foresight-');

/** Returns true if two actions are equal: the same JSON, whatever the order of the properties. */
export function isSameAction(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [here, there] = [sent(one), new Map(sent(other))];
  return here.length === there.size && here.every(([key, value]) => isSameAction(value, there.get(key)));
}

/** The properties that JSON has: one that is undefined is left out. */
const sent = (value: object): [string, unknown][] => Object.entries(value).filter(([, inner]) => inner !== undefined);

/** Foresight requests: each is about one moment of the board, and stale when that is over. */
export class Foresights {
  readonly #requests: Requests;
  readonly #destination: string;
  readonly #open = new Set<() => void>();

  constructor(requests: Requests, destination: string) {
    this.#requests = requests;
    this.#destination = destination;
  }

  /** @param choice the one that is shown */
  ask(choice: number, actions: unknown[]): Promise<Foresight> {
    return new Promise((resolve) => {
      const forget = this.#requests.send(this.#destination, { choice, actions }, (reply) => {
        this.#open.delete(giveUp);
        if (reply.kind === 'refused' && reply.code !== 'stale-choice') void refused(reply).then(resolve);
        else resolve(foresightOf(reply));
      });
      const giveUp = () => {
        forget();
        resolve({ kind: 'stale' });
      };
      this.#open.add(giveUp);
    });
  }

  /** Resolves all open questions as `stale`: the board has moved on. */
  moveOn(): void {
    const open = [...this.#open];
    this.#open.clear();
    for (const giveUp of open) giveUp();
  }
}

function foresightOf(reply: Reply): Foresight {
  if (reply.kind === 'foreseen') return { kind: 'foreseen', view: reply.view, legalActions: reply.legalActions };
  return { kind: 'stale' };
}

/** Turns a refusal into a foresight. A refusal of the foresight itself needs no words: it is no news to the player. */
async function refused(reply: RefusedReply): Promise<Foresight> {
  const { code, rule } = reply;
  const sentence = code.startsWith('foresight-') ? reply.sentence : await wordRefusal(reply);
  return { kind: 'refused', code, sentence, rule };
}
