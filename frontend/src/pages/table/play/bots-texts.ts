/** The words with which one who plays against bots alone hurries them. */
export const texts = {
  speed: 'Bot speed',
  skip: 'Skip',
  skipHelp: 'Skip to my turn',
};
