import type { GameInfo, Level } from '../protocol/types';
import { gameInfos } from './infos';

/** How well a game's bots can be asked to play; of one that is not offered any more, as far as any. */
export async function levelsOf(id: string): Promise<Level[]> {
  const infos = await gameInfos().catch((): GameInfo[] => []);
  return infos.find((info) => info.id === id)?.levels ?? ['BEGINNER', 'SKIER', 'RACER', 'GUIDE'];
}
