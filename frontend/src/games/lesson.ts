/** The words of a game's lesson. Its scenes lie on the server, under the same names. */
export interface LessonTexts {
  /** Names by seat; the learner is called otherwise. */
  names: readonly string[];
  /** By the scene's id. */
  scenes: Record<string, SceneTexts>;
  /** Answers to another legal action than the one that is asked for, by its type. */
  others: Record<string, string>;
  /** Selectors of what to press where no button is named by the action, by the action's type. */
  marks?: Record<string, string>;
  /** The game's private switches as they are during the lesson, whatever the player has chosen. */
  switches?: Readonly<Record<string, boolean>>;
  /** A sentence about what the player has learned. */
  end: string;
}

interface SceneTexts {
  title: string;
  /** A sentence before the first step: who wins, or that this is another match; at most 20 words. */
  opening?: string;
  /** By the step's id. */
  steps: Record<string, StepText>;
}

export interface StepText {
  /** A sentence about what to do and why; at most 20 words. */
  say: string;
  /** Answers that fit this step better than the lesson's, by the type of the action. */
  others?: Record<string, string>;
  /** Selectors of what to press before that: the first one that is there and can be pressed is next. */
  mark?: readonly string[];
}
