/** The four grades of piste, from the easiest to the hardest. */
export type Piste = 'GREEN' | 'BLUE' | 'RED' | 'BLACK';

export const pisteInks: Record<Piste, string> = {
  GREEN: 'var(--piste-green)',
  BLUE: 'var(--piste-blue)',
  RED: 'var(--piste-red)',
  BLACK: 'var(--piste-black)',
};

export const pisteDarkInks: Record<Piste, string> = {
  GREEN: 'var(--piste-green-dark)',
  BLUE: 'var(--piste-blue-dark)',
  RED: 'var(--piste-red-dark)',
  BLACK: 'var(--piste-black-dark)',
};
