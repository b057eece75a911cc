import { Problem } from '../protocol/rest';
import { texts } from '../texts';

/** The words for a failure, for whoever wanted something of the server. */
export const explained = (failure: unknown): string =>
  (failure instanceof Problem && failure.message) || texts.problems.unexplained;

/** True if the server asks for its key: none was sent, or another one. */
export const asksForKey = (failure: unknown): boolean =>
  failure instanceof Problem && ['table-key-needed', 'table-key-wrong'].includes(failure.code);

/** Something that a press wants of the server; a refusal is told beside it. */
export class Attempt {
  /** True until the server has answered. */
  busy = $state(false);
  /** The words of the last refusal; empty while there is none. */
  problem = $state('');
  /** True once the server has asked for the key to its tables. */
  keyNeeded = $state(false);

  /** Tries to do it. Never fails. */
  async run(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await deed();
    } catch (failure) {
      if (asksForKey(failure)) this.keyNeeded = true;
      this.problem = explained(failure);
    } finally {
      this.busy = false;
    }
  }
}
