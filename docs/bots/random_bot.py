# Plays any game of Chalet, and chooses among its legal actions at random. Needs Python 3.10 or newer and nothing else:
#   python3 random_bot.py http://localhost:8080 TOKEN [seconds before each act]
import base64, http.client, json, os, random, sys, time, urllib.parse

SERVER, TOKEN = urllib.parse.urlsplit(sys.argv[1]), sys.argv[2]
PAUSE = float(sys.argv[3]) if len(sys.argv) > 3 else 0.3
ANSWER = 1.5  # So long it waits for an answer before it sends the same command again,
SILENCE = 15  # and so long for any sign of life, of which there is one every five seconds, before it connects anew.


def get(path, more={}):
    kind = http.client.HTTPSConnection if SERVER.scheme == 'https' else http.client.HTTPConnection
    connection = kind(SERVER.netloc, timeout=SILENCE)
    connection.request('GET', path, headers={'Authorization': f'Bearer {TOKEN}', **more})
    answer = connection.getresponse()
    if answer.status == 429 or answer.status >= 500:
        raise ConnectionError(f'It answers with {answer.status}.')
    if answer.status not in (101, 200):
        sys.exit(json.load(answer)['detail'])  # Trying again would not help.
    return connection if answer.status == 101 else json.load(answer)


class WebSocket:
    def __init__(self):
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {'Connection': 'Upgrade', 'Upgrade': 'websocket'}
        self.socket = get('/ws', {**upgrade, 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key}).sock
        self.incoming = self.socket.makefile('rb')

    def send(self, payload, kind=1):
        size = len(payload)
        length = bytes([128 + size]) if size < 126 else bytes([254]) + size.to_bytes(2, 'big')
        self.socket.sendall(bytes([128 + kind]) + length + bytes(4) + payload)  # The mask is four zeros.

    def take(self, count):
        taken = self.incoming.read(count)
        if len(taken) < count:
            raise ConnectionError('It has closed the socket.')
        return taken

    def receive(self):
        message = b''
        while True:
            first, size = self.take(2)
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), 'big')
            kind, payload = first & 15, self.take(size)
            if kind == 8 and int.from_bytes(payload[:2], 'big') == 4001:
                sys.exit('My token is not good any more.')
            if kind == 9:  # A ping wants a pong.
                self.send(payload, 10)
            elif kind < 8:
                message += payload
                if first & 128:  # It was the last part.
                    return message.decode()


class Bot:
    def __init__(self):
        self.me = get('/api/program')  # My seat and its table.
        self.match = None  # Which one I play.
        self.played = None  # The number of the choice that I have made: each is made once.
        self.unanswered = {}  # By commandId: when the command was last sent, and its position.
        self.socket = WebSocket()

    def stomp(self, command, headers, body=''):
        lines = ''.join(f'{name}:{value}\n' for name, value in headers.items())
        self.socket.send(f'{command}\n{lines}\n{body}\0'.encode())

    def subscribe(self, topic):
        self.stomp('SUBSCRIBE', {'id': topic, 'destination': topic})

    def send(self, destination, **body):
        name = os.urandom(12).hex()
        command = ('SEND', {'destination': destination}, json.dumps({'commandId': name, **body}))
        self.unanswered[name] = (time.monotonic(), command)
        self.stomp(*command)

    def look(self):
        topic = f'match.{self.match}' if self.match else f'table.{self.me["table"]["id"]}'
        self.send(f'/app/{topic}.snapshot')

    def run(self):
        print(f'I am in seat {self.me["seat"]} of {self.me["table"]["game"]}.', flush=True)
        self.stomp('CONNECT', {'accept-version': '1.2', 'host': 'chalet', 'heart-beat': '5000,5000'})
        beaten = time.monotonic()
        while True:
            self.hear(self.socket.receive())
            now = time.monotonic()
            if now - beaten > 4:
                beaten = now
                self.socket.send(b'\n')
            for name, (sent, command) in self.unanswered.items():
                if now - sent > ANSWER:
                    self.unanswered[name] = (now, command)
                    self.stomp(*command)

    def hear(self, text):
        head, _, body = text.partition('\n\n')  # A message is one frame, or one line end.
        if head.startswith('CONNECTED'):
            self.subscribe('/user/topic/replies')
            self.subscribe(f'/topic/table.{self.me["table"]["id"]}.programs')
            self.look()
        elif head.startswith('MESSAGE'):
            message = json.loads(body.rstrip('\0'))
            self.unanswered.pop(message.get('commandId'), None)
            match message['kind']:
                case 'refused':
                    print(f'{message["code"]}: {message["sentence"]}', flush=True)
                    time.sleep(1)
                    self.played = None
                    self.look()
                case 'table' | 'table-news':
                    self.table_is(message.get('table', message))
                case 'snapshot' | 'whole-position':
                    self.position_is(message.get('position', message))

    def table_is(self, table):
        if table['match'] not in (None, self.match):
            self.match, self.played = table['match'], None
            if 'openSeats' in table:  # Free chairs have vanished, and the others have other numbers.
                self.me = get('/api/program')
            self.subscribe(f'/topic/match.{self.match}.seat.{self.me["seat"]}')
            self.look()

    def position_is(self, position):
        is_mine = position['match'] == self.match and self.me['seat'] in position['turn']['awaited']
        if is_mine and position['choice'] != self.played:
            self.played = position['choice']
            time.sleep(PAUSE)
            action = random.choice(position['legalActions'])
            self.send(f'/app/match.{self.match}.act', choice=self.played, action=action)


wait = 1  # Before it connects again: twice as long after each failure, up to half a minute.
while True:
    began = time.monotonic()
    try:
        Bot().run()
    except (OSError, http.client.HTTPException) as failure:
        print(failure, flush=True)
    wait = 1 if time.monotonic() - began > 60 else min(2 * wait, 30)
    time.sleep(wait * random.uniform(0.75, 1.25))
