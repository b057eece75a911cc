import type { Connection } from '../../../protocol/connection';
import { newCommandId } from '../../../protocol/requests';
import type { Reaction, ReactionNews, Table } from '../../../protocol/types';
import { announcer } from '../../../shell/announcer.svelte';
import { kept } from '../../../shell/kept.svelte';
import { texts } from './texts';

/** The time for which a reaction is shown, in milliseconds. */
const SHOWN = 2_500;
/** The pause before a player's next reaction, in milliseconds; the server enforces it. */
const PAUSE = 2_000;
const KEY = 'chalet.hiddenReactions';
/** Of the people whose reactions are hidden in this browser, so many are remembered. */
const MOST_HIDDEN = 100;

interface ShownReaction {
  id: number;
  player: string;
  name: string;
  reaction: Reaction;
}

/** The reactions of the people at a table: at most one of each person, for a moment. */
export class Reactions {
  shown = $state.raw<ShownReaction[]>([]);
  /** True if I have just sent one. */
  waiting = $state(false);
  #hidden = $state.raw<string[]>(hiddenBefore());
  #next = 1;
  #ended = false;

  /** Shows one that has come, unless its sender is unknown, or hidden here. */
  take({ player, reaction }: ReactionNews, table: Table | undefined): void {
    const people = table ? [...table.seats, ...table.visitors] : [];
    const name = people.find((one) => one.player?.id === player)?.player?.name;
    if (name === undefined || !(reaction in texts.words) || this.isHidden(player)) return;
    const id = this.#next++;
    this.shown = [...this.shown.filter((one) => one.player !== player), { id, player, name, reaction }];
    announcer.say(texts.said(name, texts.words[reaction]));
    setTimeout(() => {
      if (!this.#ended) this.shown = this.shown.filter((one) => one.id !== id);
    }, SHOWN);
  }

  send(link: Connection, table: string, reaction: Reaction): void {
    if (this.waiting || !link.send(`/app/table.${table}.react`, { commandId: newCommandId(), reaction })) return;
    this.waiting = true;
    setTimeout(() => {
      if (!this.#ended) this.waiting = false;
    }, PAUSE);
  }

  isHidden(player: string): boolean {
    return this.#hidden.includes(player);
  }

  hide(player: string, hidden: boolean): void {
    const others = this.#hidden.filter((one) => one !== player);
    this.#hidden = hidden ? [...others, player].slice(-MOST_HIDDEN) : others;
    if (hidden) this.shown = this.shown.filter((one) => one.player !== player);
    kept.write(KEY, JSON.stringify(this.#hidden));
  }

  close(): void {
    this.#ended = true;
  }
}

function hiddenBefore(): string[] {
  try {
    const found: unknown = JSON.parse(kept.read(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
