/** The words about the moves that mattered most. */

export const texts = {
  title: 'Turning points',
  help: 'Our best bot reviews the match, seeing only what each player saw, and marks the moves that cost or won most.',
  ask: 'Analyse',
  waiting: 'Waiting for other analyses to finish…',
  thinking: (done: number, moves: number) => `The bot has analysed ${done} of ${moves} moves…`,
  progress: 'Progress of the analysis',
  failed: 'The analysis failed.',
  nothing: 'No single move clearly cost or won much.',
  goTo: (move: number) => `Move ${move}`,
  kinds: { LOST: 'Mistake', WON: 'Great move' },
  /** Where only its own rules speak against it. */
  unlikely: 'Not the bot’s choice',
  /** The weight of a move, next to its kind. */
  by: (share: number) => ` · worth about ${share}%`,
  did: (name: string, action: string) => `${name}: ${action}`,
  would: (action: string) => `The bot prefers: ${action}`,
  found: 'Better than most moves here',
  reasons: (reasons: readonly string[]) => reasons.filter((reason) => reason !== '').join('; '),
};
