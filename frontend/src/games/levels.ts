import type { GameInfo, Level } from '../protocol/types';
import { gameInfos } from './infos';

/** Returns the levels of a game's bots; all levels for a game that is no longer offered. */
export async function levelsOf(id: string): Promise<Level[]> {
  const infos = await gameInfos().catch((): GameInfo[] => []);
  return infos.find((info) => info.id === id)?.levels ?? ['BEGINNER', 'SKIER', 'RACER', 'GUIDE'];
}
