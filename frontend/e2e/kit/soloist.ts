/** Somebody who plays a game for one, or a race in which everybody flies alone. */
import { expect, type Page } from '@playwright/test';
import type { Position } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import { byMouse, type Hand } from './driver';
import { soon, Voice } from './voice';
import { shown } from './tables';

/** Performs an action on the board. */
export type Manner = 'on the board' | 'said';

export abstract class Soloist<V = unknown, A = unknown, E = unknown> extends Voice<Position<V, A, E>> {
  /** @param page on which no match has been opened yet */
  constructor(
    page: Page,
    readonly hand: Hand = byMouse,
  ) {
    super(page);
  }

  /** Returns this player's next action; only asked where something can be done. */
  protected abstract wish(now: Position<V, A, E>): A;
  /** Does an action with the controls of the board. */
  protected abstract work(action: A): Promise<void>;
  /** The cards in the hand on the board. */
  abstract handShown(): Promise<string[]>;

  get mayAct(): boolean {
    return this.positions.version > 0 && this.now.legalActions.length > 0;
  }

  get isOver(): boolean {
    return this.now.turn.over !== null;
  }

  /** The view with which the match that is played began, as far as this window was there. */
  get dealt(): V {
    return this.positions.all.find(({ match }) => match === this.now.match)!.view;
  }

  /** Does what deals a match, and waits until it is there, another one than that which was played before; its name. */
  async gets(deal: () => Promise<unknown>): Promise<string> {
    const before = this.positions.version > 0 ? this.now.match : '';
    await deal();
    await soon(() => this.positions.version > 0 && this.now.match !== before, 'a match has been dealt');
    await expect(this.page.locator('section.board')).toBeVisible();
    return this.now.match;
  }

  async act(how: Manner, action: A = this.wish(this.now)): Promise<void> {
    // In a Race what the other does makes positions too, and may be told in between: my choice changes by what I do.
    const { choice, version } = this.now;
    if (how !== 'said') await shown(this.page, version);
    await (how === 'said' ? this.say(action) : this.work(action));
    await soon(() => this.now.choice !== choice, `the answer to ${JSON.stringify(action)}`);
  }

  /** Plays on to the end of the match, or until it is somebody else who has to act. */
  async playOn(how: Manner, until: () => boolean = () => false): Promise<void> {
    for (let actions = 0; this.mayAct && !until(); actions++) {
      if (actions > 500) throw new Error('This match does not end.');
      await this.act(how);
    }
  }

  /**
   * Acts, takes that back if it can be, and sees that all is as it was before.
   *
   * @returns whether it could be taken back
   */
  async takesBack(action: A = this.wish(this.now)): Promise<boolean> {
    const before = this.now;
    const hand = await this.handShown();
    await this.act('on the board', action);
    if (this.now.undo <= before.undo) return false;
    const { version } = this.now;
    await this.hand(this.page.getByRole('button', { name: texts.play.takeBack }), this.page);
    await soon(() => this.now.version > version, 'the act is taken back');
    const { view, legalActions, undo } = this.now;
    expect({ view, legalActions, undo }).toEqual({
      view: before.view,
      legalActions: before.legalActions,
      undo: before.undo,
    });
    await expect.poll(() => this.handShown(), { message: 'the board shows the same hand again' }).toEqual(hand);
    return true;
  }
}
