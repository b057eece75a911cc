/** The six mushers' colours and shapes, by seat: nobody needs the colour to know whose sled it is. */
interface Livery {
  ink: string;
  dark: string;
  pale: string;
  /** Around (0, 0), 20 units high. */
  shape: string;
}

const list: readonly [Livery, ...Livery[]] = [
  {
    ink: 'var(--hike-musher-1)',
    dark: 'var(--hike-musher-1-dark)',
    pale: 'var(--hike-musher-1-pale)',
    shape: 'M-9.500 0A9.500 9.500 0 1 0 9.500 0A9.500 9.500 0 1 0-9.500 0Z',
  },
  {
    ink: 'var(--hike-musher-2)',
    dark: 'var(--hike-musher-2-dark)',
    pale: 'var(--hike-musher-2-pale)',
    shape: 'M-8.500-8.500H8.500V8.500H-8.500Z',
  },
  {
    ink: 'var(--hike-musher-3)',
    dark: 'var(--hike-musher-3-dark)',
    pale: 'var(--hike-musher-3-pale)',
    shape: 'M0-10.500L10.500 8.500H-10.500Z',
  },
  {
    ink: 'var(--hike-musher-4)',
    dark: 'var(--hike-musher-4-dark)',
    pale: 'var(--hike-musher-4-pale)',
    shape: 'M0-11L3-3.500L11-3L5 2.200L7 10L0 5.800L-7 10L-5 2.200L-11-3L-3-3.500Z',
  },
  {
    ink: 'var(--hike-musher-5)',
    dark: 'var(--hike-musher-5-dark)',
    pale: 'var(--hike-musher-5-pale)',
    shape: 'M-3.500-10H3.500V-3.500H10V3.500H3.500V10H-3.500V3.500H-10V-3.500H-3.500Z',
  },
  {
    ink: 'var(--hike-musher-6)',
    dark: 'var(--hike-musher-6-dark)',
    pale: 'var(--hike-musher-6-pale)',
    shape: 'M0 10C-14-1-9-10-4.500-9.500Q-1-9.500 0-5.500Q1-9.500 4.500-9.500C9-10 14-1 0 10Z',
  },
];

export const liveryOf = (seat: number): Livery => list[seat % list.length] ?? list[0];
