/** What is said of the plies that mattered most. */

export const texts = {
  title: 'Where it was lost and won',
  help: 'A bot of the highest level goes through the match, sees at each move what its player saw, and marks where most was lost or won.',
  ask: 'Have a bot look through it',
  waiting: 'Other matches are before this one …',
  thinking: (done: number, plies: number) => `The bot has seen ${done} of ${plies} moves …`,
  progress: 'How far the bot has come',
  failed: 'The bot could not go through this match.',
  nothing: 'The bot saw no single move that surely cost or won much.',
  goTo: (ply: number) => `Ply ${ply}`,
  kinds: { LOST: 'Lost', WON: 'Won' },
  /** Where only its own rules speak against it. */
  unlikely: 'Not the bot’s way',
  did: (name: string, action: string) => `${name}: ${action}`,
  would: (action: string) => `The bot would rather: ${action}`,
  found: 'Better than what most would do',
  by: (share: number) => `worth about ${share} of 100`,
};
