/** The choice of a language; the languages themselves are named in their own words. */
export const languageTexts = {
  language: 'Language',
};
