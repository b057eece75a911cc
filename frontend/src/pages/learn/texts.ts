/** The words of the lesson page. The words of a lesson itself lie with its game. */
export const texts = {
  title: (game: string) => `Lesson: ${game}`,
  where: (step: number, steps: number) => `Step ${step} of ${steps}`,
  scenes: 'Parts of the lesson',
  scene: (number: number, title: string) => `Part ${number}: ${title}`,
  coach: 'Your lesson',
  goOn: 'Continue',
  skip: 'Skip step',
  skipName: 'Skip this step: it’s played for you',
  leave: 'End lesson',
  you: 'You',
  another: 'You can do that too. For this lesson, follow the mark.',
  /** At the second step. */
  symbols: 'Press ? to ask about a symbol.',
  watchFirst: 'Press Continue first.',
  missing: 'This game has no lesson yet.',
  rules: 'Read the rules',
  rule: 'Read the rule',
  end: {
    title: 'You’re ready to play',
    play: 'Play against bots',
    alone: 'Play alone',
    again: 'Repeat lesson',
    home: 'Back to lobby',
  },
} as const;
