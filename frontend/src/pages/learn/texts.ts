/** The words of the lesson page. The words of a lesson itself lie with its game. */
export const texts = {
  title: (game: string) => `Lesson: ${game}`,
  where: (step: number, steps: number) => `Step ${step} of ${steps}`,
  scenes: 'Parts of the lesson',
  scene: (number: number, title: string) => `Part ${number}: ${title}`,
  coach: 'Your lesson',
  goOn: 'Continue',
  skip: 'Skip step',
  skipName: 'Skip this step: it is done for you',
  leave: 'End lesson',
  you: 'You',
  another: 'That is allowed, too. For this lesson, please do what is marked.',
  watchFirst: 'First press Continue.',
  missing: 'There is no lesson for this game yet.',
  rules: 'Read the rules',
  end: {
    title: 'You know the game',
    play: 'Play against bots',
    alone: 'Play alone',
    again: 'Repeat lesson',
    home: 'To the tables',
  },
} as const;
