// Plays any game of Chalet, and chooses among its legal actions at random. Needs Node 20.10 or newer and nothing else:
//   node --experimental-websocket random.mjs http://localhost:8080 TOKEN [milliseconds before each act]
// From Node 22 on it goes without --experimental-websocket.
const [house, token, pause = 300] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };
const answer = await fetch(new URL('/api/program', house), { headers });
const me = await answer.json();
if (!answer.ok) throw new Error(me.detail);
console.log(`I am ${me.table.seats[me.seat].bot.name}, in seat ${me.seat} of ${me.table.game}.`);

let socket; // To the house.
let match; // Which one I play.
let played; // The number of the choice that I have made: each is made once.
let sent = 0; // How many commands, so that each has a name of its own.

function stomp(command, headers, body = '') {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  socket.send(`${command}\n${lines.join('')}\n${body}\0`);
}
const subscribe = (destination) => stomp('SUBSCRIBE', { id: destination, destination });
const send = (destination, body) =>
  stomp('SEND', { destination }, JSON.stringify({ commandId: `c${Date.now()}x${sent++}`, ...body }));
const look = () => send(`/app/match.${match}.snapshot`);

function connect() {
  socket = new WebSocket(new URL('/ws', house.replace(/^http/, 'ws')), { headers, protocols: ['v12.stomp'] });
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => stomp('CONNECT', { 'accept-version': '1.2', host: 'chalet', 'heart-beat': '5000,0' });
  socket.onmessage = ({ data }) => hear(typeof data === 'string' ? data : new TextDecoder().decode(data));
  const heartbeat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('\n'), 5000);
  socket.onclose = ({ code }) => {
    clearInterval(heartbeat);
    match = undefined;
    if (code === 4001) console.log('My token is not good any more.'); // And there is nothing left to do.
    else setTimeout(connect, 3000);
  };
}

function hear(text) {
  const [head, body] = text.split('\n\n');
  if (head.startsWith('CONNECTED')) {
    for (const topic of ['/user/topic/replies', `/topic/table.${me.table.id}.programs`]) subscribe(topic);
    send(`/app/table.${me.table.id}.snapshot`);
  } else if (head.startsWith('MESSAGE')) {
    const message = JSON.parse(body.slice(0, body.lastIndexOf('\0')));
    if (message.kind === 'refused') refused(message);
    else if (message.table ?? message.chat) tableIs(message.table ?? message);
    else if (message.frame ?? message.legalActions) frameIs(message.frame ?? message);
  } else if (head.startsWith('ERROR')) throw new Error(text);
}

function tableIs(table) {
  if (!table.match || table.match === match) return;
  [match, played] = [table.match];
  subscribe(`/topic/match.${match}.seat.${me.seat}`);
  look();
}

function frameIs({ match: its, turn, choice, legalActions }) {
  if (its !== match || turn.over || !turn.awaited.includes(me.seat) || choice === played) return;
  played = choice;
  const action = legalActions[Math.floor(Math.random() * legalActions.length)];
  setTimeout(() => send(`/app/match.${its}.act`, { choice, action }), Number(pause));
}

function refused({ code, sentence }) {
  console.log(`${code}: ${sentence}`);
  played = undefined;
  if (match) setTimeout(look, 1000);
}

connect();
