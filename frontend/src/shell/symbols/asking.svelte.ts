/** True while whoever looks at a board asks for the meaning of its symbols: a press then explains and plays nothing. */
class Asking {
  on = $state(false);
  /** Shows a paragraph of the rules without leaving the board; undefined where the rules have a page of their own only. */
  readRule: ((rule: string) => void) | undefined;
}

export const asking = new Asking();
