/** The common parts of all games' rules pages; the words of each are in its own rules-text. */

/** A paragraph with a heading; its id is the anchor to which refusals link. */
export interface RulesSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** The paragraphs after the points. */
  last?: readonly string[];
}

/** The paragraphs about the seat of a player who left, in the section about time: the same in all games for several. */
export const whenSomebodyLeaves: readonly string[] = [
  'If a player leaves, their seat waits: nothing is played for it unless its time runs out. The others decide together whether to go on without that player or to end the match. They may do the same about a player who has had no connection for a minute; where a turn may take a day or more, for as long as a turn.',
  'If they go on, a bot of the level Skier plays the seat until the player is back, and objects to nothing. For a player whom the host removes, it plays at once. Where whoever runs the server has switched this bot off, the table plays as when time runs out.',
];

export const contentsTitle = 'On this page';
export const legalMark = 'Allowed';
export const illegalMark = 'Not allowed';
