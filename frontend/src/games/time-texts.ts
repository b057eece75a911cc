/** The length of a match of each game, as docs/measurements.md has it, and how hard the game is to learn. */
const games: Record<string, { minutes: string; level: 'easy' | 'medium' }> = {
  avalanche: { minutes: '20–30', level: 'easy' },
  antarctic: { minutes: '10–30', level: 'medium' },
  hike: { minutes: '10–25', level: 'medium' },
  infiniski: { minutes: '3–7', level: 'easy' },
  crashlanding: { minutes: '5–10', level: 'medium' },
};

/** "20–30 min · easy"; empty for a game of which that is not known. */
export function timeAndLevel(game: string): string {
  const known = games[game];
  return known ? `${known.minutes} min · ${known.level}` : '';
}

/** "About 20–30 minutes."; empty for a game of which that is not known. */
export function timeSentence(game: string): string {
  const known = games[game];
  return known ? `A match takes about ${known.minutes} minutes.` : '';
}
