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
    ink: '#2468b4',
    dark: '#123f75',
    pale: '#8fc0ee',
    shape: 'M-9.500 0A9.500 9.500 0 1 0 9.500 0A9.500 9.500 0 1 0-9.500 0Z',
  },
  { ink: '#cf3526', dark: '#861c11', pale: '#f6a18c', shape: 'M-8.500-8.500H8.500V8.500H-8.500Z' },
  { ink: '#1f8351', dark: '#0d4f31', pale: '#8fd4ae', shape: 'M0-10.500L10.500 8.500H-10.500Z' },
  {
    ink: '#e3a11b',
    dark: '#7d4c00',
    pale: '#fbdc8c',
    shape: 'M0-11L3-3.500L11-3L5 2.200L7 10L0 5.800L-7 10L-5 2.200L-11-3L-3-3.500Z',
  },
  {
    ink: '#7b3f98',
    dark: '#4a1f60',
    pale: '#cda3e2',
    shape: 'M-3.500-10H3.500V-3.500H10V3.500H3.500V10H-3.500V3.500H-10V-3.500H-3.500Z',
  },
  {
    ink: '#2c3645',
    dark: '#0f141c',
    pale: '#9aa7b8',
    shape: 'M0 10C-14-1-9-10-4.500-9.500Q-1-9.500 0-5.500Q1-9.500 4.500-9.500C9-10 14-1 0 10Z',
  },
];

export const liveryOf = (seat: number): Livery => list[seat % list.length] ?? list[0];
