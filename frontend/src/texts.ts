/** Every word of the house that a player reads. A game's words lie in its own folder. */
export const texts = {
  house: 'Chalet',
  skip: 'Skip to the content',
};
