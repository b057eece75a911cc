// Opens a table for bots, starts it as soon as yours are connected, and plays rematches. Needs Node 20 or newer:
//   node host.mjs http://localhost:8080 [game] [seats] [seats for your bots] [matches]
const [server, game = 'avalanche', seats = 3, own = 2, matches = 1] = process.argv.slice(2);
const cookies = new Map(); // The guest's, and the one that belongs to the CSRF token.
let csrf; // The header that every write needs.

async function ask(method, path, body) {
  const headers = { Cookie: [...cookies.values()].join('; '), 'Content-Type': 'application/json' };
  if (csrf) headers[csrf.header] = csrf.token;
  // Only for servers that ask for a key before a table is opened.
  if (process.env.TABLE_KEY) headers['X-Table-Key'] = encodeURIComponent(process.env.TABLE_KEY);
  const answer = await fetch(new URL(path, server), { method, headers, body: body && JSON.stringify(body) });
  for (const cookie of answer.headers.getSetCookie()) cookies.set(cookie.split('=')[0], cookie.split(';')[0]);
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.code}: ${json.detail}`);
  return json;
}

/** Asks once a second until it holds. */
async function until(path, holds) {
  for (;;) {
    const answer = await ask('GET', path);
    if (holds(answer)) return answer;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

const stranger = await ask('GET', '/api/session');
csrf = stranger.csrf;
({ csrf } = await ask('PUT', '/api/session', { name: stranger.suggestedName }));
const settings = { options: {}, firstSeat: null, turnClock: 'OFF', windows: {}, isPublic: false, spectators: true };
const wanted = { game, seats: Number(seats), settings: { ...settings, botPace: 'QUICK' } };
const table = `/api/tables/${(await ask('POST', '/api/tables', wanted)).id}`;
for (let seat = 0; seat < seats; seat++) {
  if (seat < own) console.log(`Seat ${seat}: ${(await ask('POST', `${table}/seats/${seat}/program`)).token}`);
  else await ask('PUT', `${table}/seats/${seat}/bot`, { level: 'SKIER' });
}
for (let played = 1; played <= matches; played++) {
  await until(table, (now) => now.seats.slice(0, own).every(({ online }) => online));
  const { match } = await ask('POST', `${table}/start`); // After a match it starts a rematch.
  const { outcome } = await until(`/api/matches/${match}`, ({ status }) => status === 'OVER');
  console.log(`Match ${played}: ${outcome.results.map(({ points }) => points).join(', ')} points`);
}
