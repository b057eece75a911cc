/** The pitches of the notes that are heard, in hertz: equal temperament, A4 at 440. */
export const C3 = 130.81;
export const E3 = 164.81;
export const G3 = 196;
export const G4 = 392;
export const B4 = 493.88;
export const C5 = 523.25;
export const D5 = 587.33;
export const E5 = 659.26;
export const G5 = 783.99;
export const A5 = 880;
export const C6 = 1046.5;
export const D6 = 1174.66;
export const G6 = 1567.98;
