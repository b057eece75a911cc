export interface OfferedLanguage {
  /** A language tag. */
  code: string;
  /** In the language's own words. */
  name: string;
}

/** The language of this page, as a tag: each language has a build of its own. */
export const LANGUAGE: string = __LANGUAGE__;
