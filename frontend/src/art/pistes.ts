/** The four grades of piste, from the easiest to the hardest. */
export type Piste = 'GREEN' | 'BLUE' | 'RED' | 'BLACK';

export const pisteInk = (piste: Piste): string => `var(--piste-${piste.toLowerCase()})`;

export const pisteDarkInk = (piste: Piste): string => `var(--piste-${piste.toLowerCase()}-dark)`;
