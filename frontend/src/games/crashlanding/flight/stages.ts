import type { Stage } from '../types';

/** True for a lander that came in. */
export const isSafe = ({ stage }: { stage: Stage }): boolean => stage === 'LANDED' || stage === 'HOME';

/** True for a lander that will never come in. */
export const isLost = ({ stage }: { stage: Stage }): boolean => stage === 'WRECKED' || stage === 'STRANDED';
