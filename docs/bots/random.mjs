// Plays any game of Chalet, and chooses among its legal actions at random. Needs Node 20.10 or newer and nothing else:
//   node --experimental-websocket random.mjs http://localhost:8080 TOKEN [milliseconds before each act]
// From Node 22 on it goes without --experimental-websocket.
const [server, token, pause = 300] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };
const ANSWER = 1500; // So long it waits for an answer before it sends the same command again,
const SILENCE = 15000; // and so long for any sign of life before it connects anew.

let me; // My seat and its table.
let socket; // To the server.
let match; // Which one I play.
let played; // The number of the choice that I have made: each is made once.
let sent = 0; // How many commands, so that each has a name of its own.
let wait = 1000; // Before I try again what failed: twice as long each time, until something works.
let heard; // When the server last said something.
const unanswered = new Map(); // Timers of the commands that have no answer yet, by commandId.

function tryAgain(what) {
  setTimeout(what, wait * (0.75 + Math.random() / 2));
  wait = Math.min(2 * wait, 30000);
}

async function find() {
  try {
    const answer = await fetch(new URL('/api/program', server), { headers });
    if (answer.status === 429 || answer.status >= 500) throw new Error(`It answers with ${answer.status}.`);
    me = await answer.json();
    if (!answer.ok) return console.log(me.detail); // Trying again would not help.
  } catch (error) {
    console.log(`${error.cause ?? error}`);
    return tryAgain(find);
  }
  console.log(`I am ${me.table.seats[me.seat].bot.name}, in seat ${me.seat} of ${me.table.game}.`);
  connect();
}

function stomp(command, headers, body = '') {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  if (socket.readyState === WebSocket.OPEN) socket.send(`${command}\n${lines.join('')}\n${body}\0`);
}
const subscribe = (destination) => stomp('SUBSCRIBE', { id: destination, destination });
const look = () => match && send(`/app/match.${match}.snapshot`);

function send(destination, body) {
  const commandId = `c${Date.now()}x${sent++}`;
  const command = JSON.stringify({ commandId, ...body });
  const go = () => stomp('SEND', { destination }, command);
  unanswered.set(commandId, setInterval(go, ANSWER));
  go();
}

function answered(commandId) {
  clearInterval(unanswered.get(commandId));
  unanswered.delete(commandId);
}

function connect() {
  const mine = new WebSocket(new URL('/ws', server.replace(/^http/, 'ws')), { headers, protocols: ['v12.stomp'] });
  socket = mine;
  heard = Date.now();
  mine.binaryType = 'arraybuffer';
  mine.onopen = () => stomp('CONNECT', { 'accept-version': '1.2', host: 'chalet', 'heart-beat': '5000,5000' });
  mine.onmessage = ({ data }) => {
    heard = Date.now();
    hear(new TextDecoder().decode(data));
  };
  const heartbeat = setInterval(() => {
    if (Date.now() - heard > SILENCE) lost({});
    else if (mine.readyState === WebSocket.OPEN) mine.send('\n');
  }, 5000);
  const lost = ({ code }) => {
    if (socket !== mine) return; // A socket is lost once.
    socket = undefined;
    clearInterval(heartbeat);
    mine.close();
    [...unanswered.keys()].forEach(answered);
    match = undefined;
    if (code === 4001) console.log('My token is not good any more.'); // And there is nothing left to do.
    else tryAgain(find);
  };
  mine.onclose = lost;
  mine.onerror = lost; // Node closes none that could not be opened.
}

function hear(text) {
  const [head, body] = text.split('\n\n'); // A message is one frame, or one line end.
  if (head.startsWith('CONNECTED')) {
    for (const topic of ['/user/topic/replies', `/topic/table.${me.table.id}.programs`]) subscribe(topic);
    send(`/app/table.${me.table.id}.snapshot`);
  } else if (head.startsWith('MESSAGE')) {
    const message = JSON.parse(body.slice(0, body.lastIndexOf('\0')));
    answered(message.commandId);
    if (message.kind !== 'refused') wait = 1000;
    kinds[message.kind]?.(message);
  } else if (head.startsWith('ERROR')) console.log(text); // The server closes the socket.
}

const kinds = {
  refused,
  table: ({ table }) => tableIs(table),
  'table-news': tableIs,
  snapshot: ({ position }) => positionIs(position),
  'whole-position': positionIs,
};

async function tableIs(table) {
  if (!table.match || table.match === match) return;
  [match, played] = [table.match];
  if (table.openSeats) await seatAnew(); // Free chairs have vanished, and the others have other numbers.
  if (match !== table.match) return; // Meanwhile the socket was lost, or another match has begun.
  subscribe(`/topic/match.${match}.seat.${me.seat}`);
  look();
}

async function seatAnew() {
  try {
    const answer = await fetch(new URL('/api/program', server), { headers });
    if (answer.ok) me = await answer.json();
    else socket?.close(); // It comes back, and asks again.
  } catch {
    socket?.close();
  }
}

function positionIs({ match: its, turn, choice, legalActions }) {
  if (its !== match || turn.over || !turn.awaited.includes(me.seat) || choice === played) return;
  played = choice;
  const action = legalActions[Math.floor(Math.random() * legalActions.length)];
  setTimeout(() => its === match && send(`/app/match.${its}.act`, { choice, action }), Number(pause));
}

function refused({ code, sentence }) {
  console.log(`${code}: ${sentence}`);
  const again = played;
  tryAgain(() => {
    if (played !== again) return; // Meanwhile a newer position has come.
    played = undefined;
    look();
  });
}

find();
