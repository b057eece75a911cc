// Which file of the build a module goes to: there is one for each route, a few for each game, and one for what opens by
// a press. What several of them need goes to the nearest file that comes before all of them: so none of them waits for
// another that it does not need, and no two wait for each other. The list below names what begins a file, not what is shared.

import { relativePath } from './languages.mjs';

/**
 * The files. `after` are those that are there before, the nearest first: what is shared by some files goes to the first
 * that is before all of them. `begins` are the modules that others fetch by `import()`, or that the browser begins with;
 * the first entry that fits holds, and what fits none has a file of its own. `on` are the routes whose page says at once
 * that it will need the file. `$1` is a game.
 */
export const CHUNKS = [
  { name: 'shell', after: [], begins: /^(index\.html|src\/main\.ts|node_modules\/svelte\/.*)$/ },
  {
    name: 'lobby-pressed',
    after: ['lobby', 'solo-words', 'front'],
    begins: /^src\/pages\/(lobby\/BotMatchChooser|solo\/Variations)/,
  },
  { name: 'settings', after: ['front'], begins: /^src\/shell\/SettingsDialog/ },
  {
    name: 'door',
    after: ['front'],
    on: ['/i/*'],
    begins: /^src\/pages\/(lobby\/InvitePage|table\/(ComeIn|requests\/AskToJoin))/,
  },
  { name: 'lobby', after: ['solo-words', 'front'], on: ['/'], begins: /^src\/pages\/lobby\// },
  {
    name: 'table-pressed',
    after: ['table-later', 'table-recap', 'table', 'front'],
    begins: /^src\/pages\/(table\/(play\/panels\/P|ProgramDrawer|next\/GameChooser))/,
  },
  {
    name: 'solo-end',
    after: ['table-end', 'solo-match', 'table', 'solo-words', 'front'],
    begins: /^src\/pages\/solo\/match\/SoloEnd/,
  },
  { name: 'solo-match', after: ['table', 'solo-words', 'front'], begins: /^src\/pages\/solo\/match\/Solo(Bar|Menu)/ },
  {
    name: 'table-end',
    after: ['table'],
    begins: /^src\/pages\/table\/(play\/result|next)/,
  },
  {
    name: 'table-room',
    after: ['table-pressed', 'table-later', 'table-recap', 'table', 'front'],
    begins: /^src\/pages\/table\/(gathering|requests)/,
  },
  { name: 'table-recap', after: ['table', 'front'], begins: /^src\/pages\/table\/play\/recap\// },
  {
    name: 'table-later',
    after: ['table', 'front'],
    begins: /^src\/pages\/table\/play\/(Hint|PlayedOn|TakeBack|away|panels)\b/,
  },
  { name: 'table', after: [], on: ['/t/*'], begins: /^src\/(pages\/table\/|shell\/BotSign)/ },
  {
    name: 'solo',
    after: ['solo-words', 'front', 'checks'],
    on: ['/daily*', '/deal/*', '/records'],
    begins: /^src\/pages\/solo\//,
  },
  {
    name: 'match',
    after: ['matches', 'solo-words', 'front', 'checks'],
    on: ['/m/*'],
    begins: /^src\/pages\/archive\/(Match|Line|play-on|review)/,
  },
  { name: 'me', after: ['matches', 'solo-words', 'front', 'checks'], on: ['/me'], begins: /^src\/pages\/me\// },
  { name: 'picture', after: ['solo-words', 'front', 'games', 'checks'], begins: /^src\/picture\// },
  { name: 'archive', after: ['matches', 'front'], on: ['/archive'], begins: /^src\/pages\/archive\// },
  { name: 'learn', after: ['solo-words', 'front'], on: ['/learn/*'], begins: /^src\/pages\/learn\// },
  { name: 'rules', after: ['front', 'games'], on: ['/rules/*'], begins: /^src\/pages\/rules\// },
  // What the pages of matches share, those of deals, and then all: nothing that a match needs at once.
  { name: 'matches', after: ['front'] },
  { name: 'solo-words', after: ['front'] },
  { name: 'front', after: [] },
  {
    name: '$1-rules',
    after: ['$1-symbols', '$1-cards', '$1', '$1-art', 'rules', 'front', 'games', 'checks'],
    on: ['/rules/$1'],
    begins: /^src\/games\/(\w+)\/(rules\/|deal-check\/|about)/,
  },
  {
    name: '$1-symbols',
    after: ['$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/texts\/symbol-texts/,
  },
  {
    name: '$1-lesson',
    after: ['$1', '$1-art', 'games'],
    on: ['/learn/$1'],
    begins: /^src\/games\/(\w+)\/texts\/lesson-texts/,
  },
  {
    name: '$1-words',
    after: ['$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/texts\/(refusal|reason)-texts/,
  },
  {
    name: '$1-over',
    after: ['$1-race', '$1-board', '$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/(\w+\/)*(Finish|Wreck|Earth|Rescue|\w+Over|RoundEnd|VerdictSign|ScoreSheet)\.svelte/,
  },
  { name: '$1-dock', after: ['$1-race', '$1', '$1-art', 'games'], begins: /^src\/games\/(hike)\/race\/RaceDock/ },
  {
    name: '$1-later',
    after: ['$1-board', '$1-cards', '$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/(\w+\/)*(motion\.ts|(BurnList|Discards|\w+Sheet|Over|CallConfirm|Chooser)\.svelte)/,
  },
  // Dogs are art of the boards, too, and many: their poster comes by itself.
  { name: '$1-poster', after: ['$1-art'], begins: /^src\/games\/(hike)\/scene\/Poster\.svelte$/ },
  { name: '$1-art', after: [], begins: /^src\/games\/(\w+)\/scene\/Poster\.svelte$/ },
  { name: '$1-scenery', after: ['$1-race', '$1', '$1-art', 'games'], begins: /^src\/games\/(hike)\/race\/scenery\.ts/ },
  { name: '$1-race', after: ['$1', '$1-art', 'games'], begins: /^src\/games\/(hike)\/race\// },
  {
    name: '$1-board',
    after: ['$1-cards', '$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/(\w+\/)*\w+\.svelte$/,
  },
  {
    name: '$1-cards',
    after: ['$1', '$1-art', 'games'],
    begins: /^src\/games\/(\w+)\/cards\/small-cards/,
  },
  { name: '$1', after: ['$1-art', 'games'], begins: /^src\/games\/(\w+)\// },
  { name: 'motion', after: ['games'], begins: /^src\/board\/(flights|drag)\./ },
  { name: 'symbols', after: ['games'], begins: /^src\/board\/symbols\// },
  { name: 'games', after: [], begins: /^src\/board\// },
  { name: 'checks', after: [], begins: /^src\/fairness\// },
];

/** The chunk that a module begins, with those that come before it, the nearest first; undefined if it begins none. */
function chainOf(path) {
  for (const { name, after, begins } of CHUNKS) {
    const found = begins?.exec(path);
    if (found) return [name, ...after, 'shell'].map((pattern) => pattern.replace('$1', found[1]));
  }
  return undefined;
}

/** A plugin for Vite that gives each module its chunk; the paths of `CHUNKS` begin in `root`. */
export function chunks(root) {
  const pathOf = (id) => relativePath(root, id.split('?')[0]);
  const chains = new Map();
  const chunkOf = (id) => {
    const name = chains.get(id)?.[0] ?? null;
    // The front page shows the art of every game, and most routes what they share; the styles of these are few.
    return /-(art|poster)$|^(front|solo-words)$/.test(name ?? '') && /\.css$/.test(id) ? 'shell' : name;
  };
  return {
    name: 'chalet-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'chunks', name: (id) => chunkOf(id) }],
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? html.replace('</head>', `${filesOfRoutes(bundle)}  </head>`) : html),
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { isEntry, dynamicImporters } = this.getModuleInfo(id);
        const path = pathOf(id);
        if (isEntry || dynamicImporters.length > 0 || path.startsWith('node_modules/svelte/'))
          claim(id, chainOf(path) ?? [null, 'shell'], chains, (of) => this.getModuleInfo(of)?.importedIds ?? []);
      }
    },
  };
}

/** Claims a module and all that it needs at once; what two chunks claim is of the first that comes before both. */
export function claim(start, chain, chains, importsOf) {
  const open = [start];
  const seen = new Set();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const before = chains.get(id);
    chains.set(id, before ? before.filter((name) => name !== null && chain.includes(name)) : chain);
    open.push(...importsOf(id));
  }
}

/** Notes for the server, a line for each route: a comment with the links that its page gets (`FrontEndBuild`). */
function filesOfRoutes(bundle) {
  const files = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const entry = files.find(({ isEntry }) => isEntry);
  const there = filesFor(entry, bundle);
  return files
    .flatMap((file) => {
      const links = [...filesFor(file, bundle)].filter((name) => !there.has(name)).map(linkTo);
      return routesOf(file.name).map((route) => `    <!--on ${route} ${links.join('')}-->\n`);
    })
    .join('');
}

function routesOf(chunk) {
  for (const { name, on = [] } of CHUNKS) {
    const found = new RegExp(`^${name.replace('$1', '(\\w+)')}$`).exec(chunk);
    if (found) return on.map((route) => route.replace('$1', found[1]));
  }
  return [];
}

/** The names of a file of the bundle and of all that it imports, styles included. */
function filesFor(file, bundle, found = new Set()) {
  if (!file || found.has(file.fileName)) return found;
  found.add(file.fileName);
  for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of file.imports) filesFor(bundle[name], bundle, found);
  return found;
}

const linkTo = (name) =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${name}">`
    : `<link rel="modulepreload" crossorigin href="/${name}">`;
