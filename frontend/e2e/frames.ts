import type { Page } from '@playwright/test';
import type { Frame, Reply } from '../src/protocol/types';

/** What a browser is told about a match, read off its WebSocket as it comes. */
export class Frames<F extends Frame> {
  /** Everything the server sent, as it stood on the wire. */
  readonly bodies: string[] = [];
  /** The frames among it, snapshots included, in the order in which they came. */
  readonly all: F[] = [];
  /** The answers to what the browser asked. */
  readonly replies: Reply[] = [];
  #newest: F | undefined;

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(payload.toString())));
  }

  /** The frame that the board shows, or is about to show. */
  get newest(): F {
    if (!this.#newest) throw new Error('No frame has come yet.');
    return this.#newest;
  }

  get version(): number {
    return this.#newest?.version ?? 0;
  }

  #hear(message: string): void {
    const body = message.slice(message.indexOf('\n\n') + 2).replace(/\0\s*$/, '');
    if (!message.startsWith('MESSAGE') || !body.startsWith('{')) return;
    this.bodies.push(body);
    const told = JSON.parse(body) as F | Reply;
    if ('viewer' in told) this.#take(told);
    else if ('kind' in told) {
      this.replies.push(told);
      if (told.kind === 'frame') this.#take(told.frame as F);
    }
  }

  #take(frame: F): void {
    this.all.push(frame);
    if (this.#newest?.match === frame.match && this.#newest.version > frame.version) return;
    this.#newest = frame;
  }
}
