/** The games as tests play them that are not about one of them: short, and to the end if nothing else is said. */
import type { Page } from '@playwright/test';
import { describeEvent as describeAntarctic } from '../../src/games/antarctic/texts/texts';
import { describeEvent as describeAvalanche } from '../../src/games/avalanche/texts/texts';
import { describeEvent as describeCrashLanding } from '../../src/games/crashlanding/texts/texts';
import { describeEvent as describeHike } from '../../src/games/hike/texts/texts';
import type { SeatInfo } from '../../src/games/game';
import { byVoice, Player } from './antarctic-hands';
import { playOn } from './antarctic-play';
import { play, talk } from './driver';
import * as hike from './hike-hands';
import { playOn as hikeOn } from './hike-play';
import { Pilot, race } from './pilot';
import { ONE_ROUND, patient, SHORT } from './tables';
import { Voice } from './voice';

interface ShortGame {
  game: string;
  options: Record<string, string>;
  windows: Record<string, string>;
  describe(event: unknown, seats: SeatInfo[]): string;
  /** The parts of a match that open with a board of their own. */
  parts: string[];
  /** Takes the seats in before the match is opened in them. */
  players(pages: Page[]): Players;
}

interface Players {
  /** Plays so many actions on the boards. */
  play(actions: number): Promise<void>;
  /** Plays on to a part, or to the end, past the boards. */
  talk(part?: string): Promise<void>;
}

export const GAMES: ShortGame[] = [
  {
    game: 'avalanche',
    options: SHORT,
    windows: {},
    parts: [],
    describe: (event, seats) => describeAvalanche(event as never, seats),
    players: (pages) => {
      const table = pages.map((page) => new Voice(page));
      return {
        play: (limit) => play(pages, { until: (actions) => actions === limit }),
        talk: () => talk(table),
      };
    },
  },
  {
    game: 'antarctic',
    options: ONE_ROUND,
    windows: patient(2),
    parts: [],
    describe: (event, seats) => describeAntarctic(event as never, seats),
    players: (pages) => {
      const table = pages.map((page) => new Player(page));
      return {
        play: (limit) => playOn(table, { until: (actions) => actions === limit }),
        talk: () => playOn(table, { hands: byVoice }),
      };
    },
  },
  {
    game: 'hike',
    options: {},
    windows: {},
    parts: ['RACE'],
    describe: (event, seats) => describeHike(event as never, seats),
    players: (pages) => {
      const table = pages.map((page) => new hike.Player(page));
      const phase = () => table[0]?.now.view.board.phase;
      return {
        play: (limit) => hikeOn(table, { until: (actions) => actions === limit }),
        talk: (part = '') => hikeOn(table, { isSaid: true, until: () => phase() === part }),
      };
    },
  },
  {
    game: 'crashlanding',
    options: {},
    windows: {},
    parts: [],
    describe: (event, seats) => describeCrashLanding(event as never, seats),
    players: (pages) => {
      const pilots = pages.map((page) => new Pilot(page));
      return {
        play: (limit) => race(pilots, 'on the board', limit),
        talk: () => race(pilots, 'said'),
      };
    },
  },
];
