/** The rules page of a game on the plain board. */
import type { GameInfo } from '../../protocol/types';
import type { Component } from 'svelte';
import RulesPage from './Rules.svelte';
import { rulebookOf } from './rulebook';

/** The page with what is known of this game. */
export async function rulesOf(
  id: string,
  info: GameInfo | undefined,
): Promise<{ default: Component<{ anchor?: string }> }> {
  const book = await rulebookOf(id);
  return {
    default: (target, props) =>
      RulesPage(target, {
        id,
        info,
        book,
        get anchor() {
          return props.anchor;
        },
      }),
  };
}
