/** The words of a room before the match that `texts.ts` lacks: inviting, starting, choosing how to play. */
export const room = {
  share: 'Share invite',
  /** The names of the ways to come in by. */
  qr: (game: string) => `QR code for this ${game} room`,
  /** Before there are enough players. */
  startAlone: 'Start',
  start: (players: number) => `Start with ${players}`,
  tooFew: (fewest: number) => `You need at least ${fewest} players to start.`,
  misfit: (options: string, players: number) => `${options} doesn’t work with ${players} players. Change it to start.`,
  waitForMore: (missing: number) =>
    missing === 1 ? 'Waiting for 1 more player' : `Waiting for ${missing} more players`,
  chairsVanish: 'Empty seats disappear at the start.',
  options: 'Game options',
  standard: 'Standard rules',
  private: 'Private',
  public: 'Public',
  bots: 'Bots',
  addBot: 'Add a bot',
  noChair: 'All seats are taken.',
};
