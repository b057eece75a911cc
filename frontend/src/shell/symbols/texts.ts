/** The words around the explained symbols. */
export const texts = {
  /** The button, and the heading of the list on the rules page. */
  ask: 'What does this mean?',
  asking: 'Press a symbol or card.',
  done: 'Done',
  rule: 'Rule',
  ruleOf: (name: string) => `Rule: ${name}`,
  symbols: 'Symbols',
  onBoard: 'At the table, press ? and then a symbol to see what it means there.',
  key: '?',
};
