import type { Page } from '@playwright/test';
import { changed } from '../../src/protocol/changes';
import type { Position, PositionChanges, Reply } from '../../src/protocol/types';

/** Reads a browser's messages about a match off its WebSocket as they come. */
export class Positions<F extends Position> {
  /** Everything the server sent, as it stood on the wire. */
  readonly bodies: string[] = [];
  /** The positions among it, snapshots included, in the order in which they came. */
  readonly all: F[] = [];
  /** The answers to what the browser asked. */
  readonly replies: Reply[] = [];
  /** The number of connections that the browser has opened so far. */
  connections = 0;
  #newest: F | undefined;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      this.connections++;
      const topics = new Map<string, string>();
      socket.on('framesent', ({ payload }) => {
        const sent = payload.toString();
        if (sent.startsWith('SUBSCRIBE')) topics.set(header(sent, 'id'), header(sent, 'destination'));
      });
      socket.on('framereceived', ({ payload }) => {
        const message = payload.toString();
        this.#hear(message, topics.get(header(message, 'subscription')));
      });
    });
  }

  /** The position that the board shows, or is about to show. */
  get newest(): F {
    if (!this.#newest) throw new Error('No position has come yet.');
    return this.#newest;
  }

  get version(): number {
    return this.#newest?.version ?? 0;
  }

  #hear(message: string, topic: string | undefined): void {
    const body = message.slice(message.indexOf('\n\n') + 2).replace(/\0\s*$/, '');
    if (!message.startsWith('MESSAGE') || !body.startsWith('{')) return;
    this.bodies.push(body);
    const told = JSON.parse(body) as F | PositionChanges | Reply;
    if ('on' in told) this.#change(topic, told);
    else if ('viewer' in told) this.#take(told);
    else if ('kind' in told) {
      this.replies.push(told);
      if (told.kind === 'snapshot') this.#take(told.position as F);
    }
  }

  /** A change that builds on a position that this page does not have yet is followed by the whole position. */
  #change(topic: string | undefined, changes: PositionChanges): void {
    const before = this.#newest;
    if (before?.version === changes.on && topic === `/topic/match.${before.match}.${before.viewer}`)
      this.#take(changed(before, changes));
  }

  #take(position: F): void {
    this.all.push(position);
    if (this.#newest?.match === position.match && this.#newest.version > position.version) return;
    this.#newest = position;
  }
}

/** A header of a STOMP frame; empty if it has none of that name. */
const header = (frame: string, name: string): string => new RegExp(`\\n${name}:(.*)\\n`).exec(frame)?.[1] ?? '';
