/** What the rules pages of all games have in common; the words of each are in its own rules-text. */

/** A paragraph with a heading; its id is the anchor to which refusals link. */
export interface RulesSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** What stands after all that. */
  last?: readonly string[];
}

export const contentsTitle = 'On this page';
export const legalMark = 'Allowed';
export const illegalMark = 'Not allowed';
