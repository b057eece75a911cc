import type { Component } from 'svelte';
import { firstWord } from './shell/typed';

interface Route {
  /** Segments of the address; one that begins with a colon is a parameter of the page. */
  path: string;
  /** Loads the page; it gets the parameters as its props. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  page: () => Promise<{ default: Component<any> }>;
}

/** Every page of the site. */
export const routes: Route[] = [
  { path: '/', page: () => import('./pages/lobby/LobbyPage.svelte') },
  { path: '/i/:code', page: () => import('./pages/lobby/InvitePage.svelte') },
  { path: '/t/:table', page: () => import('./pages/table/TablePage.svelte') },
  { path: '/daily', page: () => import('./pages/solo/deals/DailyPage.svelte') },
  { path: '/daily/:game/:day', page: () => import('./pages/solo/deals/DealPage.svelte') },
  { path: '/deal/:code', page: () => import('./pages/solo/deals/DealPage.svelte') },
  { path: '/records', page: () => import('./pages/solo/deals/RecordsPage.svelte') },
  { path: '/me', page: () => import('./pages/me/MePage.svelte') },
  { path: '/archive', page: () => import('./pages/archive/ArchiveRoute.svelte') },
  { path: '/m/:match', page: () => import('./pages/archive/MatchRoute.svelte') },
  { path: '/learn/:game', page: () => import('./pages/learn/LearnPage.svelte') },
  { path: '/rules/:game', page: () => import('./pages/rules/RulesPage.svelte') },
];

export const notFound: Route['page'] = () => import('./shell/NotFoundPage.svelte');

export interface Found {
  page: Route['page'];
  params: Record<string, string>;
}

/** The page of an address; the page that says so if there is none. */
export function findRoute(pathname: string, among: Route[] = routes): Found {
  const wanted = segments(pathname);
  for (const route of among) {
    const params = matching(segments(route.path), wanted);
    if (params) return { page: route.page, params };
  }
  return { page: notFound, params: {} };
}

const segments = (path: string): string[] => path.split('/').filter((part) => part !== '');
/** Chat programs put signs behind a link. */
const isNoise = (part: string): boolean => firstWord(decoded(part)) === undefined;

function matching(pattern: string[], wanted: string[]): Record<string, string> | undefined {
  if (pattern.length > wanted.length || !wanted.slice(pattern.length).every(isNoise)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = decoded(wanted[index] ?? '');
    const word = firstWord(given) ?? given;
    const small = word.toLowerCase();
    if (part.startsWith(':')) params[part.slice(1)] = part === ':game' ? small : word;
    else if (part !== small) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
