/** The goals of the first matches, each in at most 60 characters. */
export const coachWords = {
  declare: 'Choose what the first card counts as',
  pile: 'Empty your pile: centre first, then neighbours',
  hand: 'Then your hand: centre first, then neighbours',
  spend: 'You have earned discards: use them on any cards',
  close: 'Close: lay a card from your hand on your pile',
  wronged: 'You were wronged: play your top card, or pass',
};
