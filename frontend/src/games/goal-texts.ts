/** The words of the coach; its goals lie with the games. */
export const texts = {
  goal: (goal: string) => `Goal: ${goal}`,
  /** Before the goal, for those who do not see its sign. */
  sign: 'Goal: ',
};
