import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Position } from '../../src/protocol/types';
import { Positions } from './positions';

/**
 * Somebody at the table: a window, what comes over its wire, and the short way to say something on it. Where the boards
 * have been worked long enough, the rest of a match is said and not pressed: every window still shows each view.
 */
export class Voice<F extends Position = Position> {
  readonly positions: Positions<F>;

  /** @param page on which no match has been opened yet */
  constructor(readonly page: Page) {
    this.positions = new Positions(page);
  }

  get now(): F {
    return this.positions.newest;
  }

  /** Says an action on the connection of the page itself, past its board, and waits until the server has answered. */
  async say(action: unknown): Promise<void> {
    const { match, choice } = this.now;
    const head = `SEND\ndestination:/app/match.${match}.act\ncontent-type:application/json\n\n`;
    const commandId = randomUUID().replaceAll('-', '');
    const message = `${head}${JSON.stringify({ commandId, choice, action })}\0`;
    const answer = () => this.positions.replies.find((reply) => 'commandId' in reply && reply.commandId === commandId);
    let saidOn = 0;
    const isAnswered = async () => {
      // What was said on a connection that was cut may be lost. On the next one it is said again, and counts once.
      const { connections } = this.positions;
      if (!answer() && connections > saidOn && (await this.isLive())) {
        saidOn = connections;
        await this.page.evaluate((words) => (window as unknown as { line: WebSocket }).line.send(words), message);
      }
      return answer() !== undefined;
    };
    await known([this], isAnswered, `the answer to ${JSON.stringify(action)}`);
    if (answer()?.kind === 'refused')
      throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(answer())}; ${await this.state()}`);
  }

  async isLive(): Promise<boolean> {
    return (await this.page.locator('[data-link="live"]').count()) > 0;
  }

  /** Returns the state of this window in short, for the message of a failure. */
  async state(): Promise<string> {
    const link = await this.page
      .locator('[data-link]')
      .getAttribute('data-link', { timeout: 1_000 })
      .catch(() => null);
    const { viewer, version, choice, turn } = this.now;
    return JSON.stringify({ viewer, version, choice, turn, link, lastReply: this.positions.replies.at(-1)?.kind });
  }
}

/** Waits until each of them knows that version at least, given in their order. */
export async function told(those: readonly Voice[], versions: readonly number[], what: string): Promise<void> {
  const isKnown = () => those.every(({ positions }, at) => positions.version >= (versions[at] ?? 0));
  await known(those, isKnown, `all are told of ${what} (${versions.join(', ')})`);
}

/** Waits until these windows know something; a failure says what they know instead. */
async function known(those: readonly Voice[], isKnown: () => boolean | Promise<boolean>, what: string): Promise<void> {
  try {
    await soon(isKnown, what);
  } catch (failure) {
    const states = await Promise.all(those.map((one) => one.state()));
    throw new Error(`Never came: ${what}; ${states.join(' ')}`, { cause: failure });
  }
}

/** Waits for what the server says. */
export async function soon(isThere: () => boolean | Promise<boolean>, message: string): Promise<void> {
  await expect.poll(isThere, { intervals: [5, 10, 20, 40], message }).toBe(true);
}

/** Keeps at hand what the page says something on; for every page, before it is opened. */
export function lend(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) {
    Object.assign(window, { line: this });
    send.call(this, words);
  };
}
