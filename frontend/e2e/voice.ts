import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Frame } from '../src/protocol/types';
import { Frames } from './frames';

/**
 * Somebody at the table: a window, what comes over its wire, and the short way to say something on it. Where the boards
 * have been worked long enough, the rest of a match is said and not pressed: every window still shows each view.
 */
export class Voice<F extends Frame = Frame> {
  readonly frames: Frames<F>;

  /** @param page on which no match has been opened yet */
  constructor(readonly page: Page) {
    this.frames = new Frames(page);
  }

  get now(): F {
    return this.frames.newest;
  }

  /** Says an action on the connection of the page itself, past its board. */
  async say(action: unknown): Promise<void> {
    const { match, choice } = this.now;
    const head = `SEND\ndestination:/app/match.${match}.act\ncontent-type:application/json\n\n`;
    const commandId = randomUUID().replaceAll('-', '');
    const message = `${head}${JSON.stringify({ commandId, choice, action })}\0`;
    await this.page.evaluate((words) => (window as unknown as { line: WebSocket }).line.send(words), message);
  }
}

/** Keeps at hand what the page says something on; for every page, before it is opened. */
export function lend(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) {
    Object.assign(window, { line: this });
    send.call(this, words);
  };
}
