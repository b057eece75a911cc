// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

import type { Card, Landscape, Terrain } from './types';

export type Edge = 'BLUE' | 'PINK' | 'JOKER';

/** A husky card; edges as the player looks at it. */
export interface PrintedHusky {
  name: string;
  points: readonly Terrain[];
  top: Edge;
  right: Edge;
  bottom: Edge;
  left: Edge;
}

/** A field of a landscape; equipment: whether it needs some. */
export interface PrintedField {
  terrain: Terrain;
  equipment: boolean;
}

export interface PrintedLandscape {
  name: string;
  fields: readonly PrintedField[];
}

export const huskies: Partial<Record<Card, PrintedHusky>> = {
  H01: { name: 'Ash', points: ['COMPACT'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H02: { name: 'Aurora', points: ['COMPACT'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H03: { name: 'Birch', points: ['COMPACT'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H04: { name: 'Blizzard', points: ['COMPACT'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H05: { name: 'Boreal', points: ['COMPACT'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H06: { name: 'Bramble', points: ['COMPACT'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  H07: { name: 'Breeze', points: ['ICE'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H08: { name: 'Cedar', points: ['ICE'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H09: { name: 'Cinder', points: ['ICE'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  H10: { name: 'Cloud', points: ['ICE'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H11: { name: 'Comet', points: ['ICE'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H12: { name: 'Copper', points: ['POWDER'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H13: { name: 'Cricket', points: ['POWDER'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H14: { name: 'Dune', points: ['POWDER'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H15: { name: 'Echo', points: ['POWDER'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H16: { name: 'Ember', points: ['POWDER'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H17: { name: 'Fern', points: ['COMPACT', 'COMPACT'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H18: { name: 'Fjord', points: ['COMPACT', 'COMPACT'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  H19: { name: 'Flint', points: ['COMPACT', 'COMPACT'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H20: { name: 'Frost', points: ['COMPACT', 'COMPACT'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H21: { name: 'Gale', points: ['COMPACT', 'COMPACT'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H22: { name: 'Glacier', points: ['COMPACT', 'COMPACT'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H23: { name: 'Granite', points: ['COMPACT', 'ICE'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H24: { name: 'Harbor', points: ['COMPACT', 'ICE'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H25: { name: 'Hazel', points: ['COMPACT', 'ICE'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H26: { name: 'Iris', points: ['COMPACT', 'ICE'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H27: { name: 'Jasper', points: ['COMPACT', 'ICE'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H28: { name: 'Juniper', points: ['COMPACT', 'ICE'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  H29: { name: 'Kestrel', points: ['COMPACT', 'POWDER'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H30: { name: 'Lark', points: ['COMPACT', 'POWDER'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H31: { name: 'Lynx', points: ['COMPACT', 'POWDER'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H32: { name: 'Maple', points: ['COMPACT', 'POWDER'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H33: { name: 'Marten', points: ['ICE', 'ICE'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H34: { name: 'Moss', points: ['ICE', 'ICE'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H35: { name: 'Nimbus', points: ['ICE', 'POWDER'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H36: { name: 'North', points: ['ICE', 'POWDER'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H37: { name: 'Opal', points: ['COMPACT', 'COMPACT', 'COMPACT'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'BLUE' },
  H38: { name: 'Otter', points: ['COMPACT', 'COMPACT', 'COMPACT'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'PINK' },
  H39: { name: 'Pepper', points: ['COMPACT', 'COMPACT', 'ICE'], top: 'BLUE', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H40: { name: 'Quartz', points: ['COMPACT', 'COMPACT', 'ICE'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'PINK' },
  H41: { name: 'Raven', points: ['COMPACT', 'COMPACT', 'ICE'], top: 'PINK', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H42: { name: 'Ridge', points: ['COMPACT', 'COMPACT', 'ICE'], top: 'PINK', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H43: { name: 'Sable', points: ['COMPACT', 'COMPACT', 'POWDER'], top: 'BLUE', right: 'BLUE', bottom: 'PINK', left: 'PINK' },
  H44: { name: 'Sage', points: ['COMPACT', 'COMPACT', 'POWDER'], top: 'BLUE', right: 'PINK', bottom: 'BLUE', left: 'BLUE' },
  H45: { name: 'Storm', points: ['COMPACT', 'COMPACT', 'POWDER'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'PINK' },
  H46: { name: 'Summit', points: ['COMPACT', 'COMPACT', 'POWDER'], top: 'PINK', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  H47: { name: 'Tundra', points: ['COMPACT', 'ICE', 'ICE'], top: 'PINK', right: 'BLUE', bottom: 'BLUE', left: 'BLUE' },
  H48: { name: 'Willow', points: ['COMPACT', 'ICE', 'POWDER'], top: 'BLUE', right: 'PINK', bottom: 'PINK', left: 'BLUE' },
  Y1: { name: 'Acorn', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y2: { name: 'Biscuit', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y3: { name: 'Clover', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y4: { name: 'Dot', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y5: { name: 'Fidget', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y6: { name: 'Pip', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y7: { name: 'Sprout', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
  Y8: { name: 'Tumble', points: [], top: 'JOKER', right: 'JOKER', bottom: 'JOKER', left: 'JOKER' },
};

export const landscapes: Record<Landscape, PrintedLandscape> = {
  LS: { name: 'Start', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L01: { name: 'Forest trail', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L02: { name: 'Pine wood', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L03: { name: 'Fallen timber', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: true }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }] },
  L04: { name: 'Clearing', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L05: { name: 'Frozen lake', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L06: { name: 'Lake shore', fields: [{ terrain: 'ICE', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L07: { name: 'River crossing', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: true }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L08: { name: 'Mountain pass', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L09: { name: 'Glacier tongue', fields: [{ terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L10: { name: 'Windy ridge', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L11: { name: 'Powder bowl', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }] },
  L12: { name: 'Rolling hills', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }] },
  L13: { name: 'High valley', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }] },
  L14: { name: 'Tundra', fields: [{ terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
  L15: { name: 'Ice field', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }] },
  L16: { name: 'Drifted road', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }] },
  LF: { name: 'Finish', fields: [{ terrain: 'COMPACT', equipment: false }, { terrain: 'ICE', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'COMPACT', equipment: false }, { terrain: 'POWDER', equipment: false }, { terrain: 'COMPACT', equipment: false }] },
};
