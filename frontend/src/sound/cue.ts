/** The names of all sounds. */
export type Sound =
  | 'played'
  | 'drawn'
  | 'rising'
  | 'turn'
  | 'tick'
  | 'joined'
  | 'refused'
  | 'whistle'
  | 'callRight'
  | 'callWrong'
  | 'avalanche'
  | 'buried'
  | 'paws'
  | 'camp'
  | 'jump'
  | 'flag'
  | 'burn'
  | 'touchdown'
  | 'crash'
  | 'win'
  | 'loss';

/** A request for a sound, made by what happens at a table. */
export interface Cue {
  sound: Sound;
  /** The seat that caused it; left out where it is nobody's move. */
  seat?: number;
  /** The seat at which it is aimed: that of a player who is called. */
  at?: number;
  /** The notes of `rising`, the thrust of `burn`; 1 if left out. */
  count?: number;
  /** True if it waits until the sounds before it have ended. */
  then?: boolean;
}
