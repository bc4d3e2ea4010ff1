import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { mangroveGames, type MangroveGame } from './mangroveGames.ts';

/** A request as Mangrove received it. */
export interface MangroveRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A call that Mangrove refuses: HTTP status, its own code, and its own sentence. */
export class MangroveRefusal extends Error {
  override readonly name = 'MangroveRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

interface Player {
  readonly no: number;
  readonly login: string;
  readonly secret: string;
  readonly mail: string;
  cents: number;
  /** The language that the player chose last. */
  tongue: string | undefined;
}

interface Move {
  readonly ref: string;
  readonly studio: string;
  readonly cents: number;
  readonly outcome: 'BOOKED' | 'REJECTED';
}

type Method = (request: MangroveRequest) => unknown;

const skins = new Set(['PELICAN']);
const features = ['REELS', 'TABLES', 'SIGNUP'];

/**
 * Operator API that shares nothing with the sandbox: remote procedures by POST only, its own words,
 * statuses, envelope and units (cents), launches that are an address and nothing else. Its data are
 * in memory.
 */
export class Mangrove {
  /** Whether the brand is closed for maintenance. */
  isClosed = false;
  /** Whether a sign-in needs the characters of a picture. */
  asksPuzzle = false;
  #puzzle = '';
  readonly #players = new Map<string, Player>();
  readonly #sessions = new Map<string, Player>();
  readonly #moves = new Map<string, Move>();
  readonly #methods: ReadonlyMap<string, Method>;

  constructor() {
    this.#addPlayer({
      login: 'heron',
      secret: 'Mudflat77',
      mail: 'heron@example.test',
      cents: 1_234_567,
    });
    this.#methods = new Map<string, Method>([
      ['/rpc/skin.read', ({ headers }) => this.#skin(headers)],
      ['/rpc/skin.signupRules', () => signupRules],
      ['/rpc/games.menu', () => gameMenu()],
      ['/rpc/games.find', ({ fields }) => findGames(fields)],
      ['/rpc/games.open', (request) => this.#open(request)],
      ['/rpc/puzzle.draw', () => this.#drawPuzzle()],
      ['/rpc/player.enter', ({ fields }) => this.#enter(fields)],
      ['/rpc/player.join', ({ fields }) => this.#join(fields)],
      ['/rpc/player.leave', (request) => this.#leave(request)],
      ['/rpc/player.read', (request) => publicPlayer(this.#playerOf(request))],
      ['/rpc/player.visits', (request) => ({ previous: null, of: this.#playerOf(request).no })],
      ['/rpc/player.tongue', (request) => this.#chooseTongue(request)],
      ['/rpc/purse.read', (request) => ({ cents: this.#playerOf(request).cents })],
      ['/rpc/purse.move', (request) => this.#move(request)],
      ['/rpc/purse.trace', (request) => this.#trace(request)],
    ]);
  }

  /** Returns the payload of a call. Errors: {@link MangroveRefusal}. */
  handle(request: MangroveRequest): unknown {
    const method = this.#methods.get(request.path);
    if (!method || request.method !== 'POST')
      throw new MangroveRefusal(404, 'GEN-404', `No procedure ${request.path}`);
    if (!skins.has(String(request.headers['x-skin'])))
      throw new MangroveRefusal(400, 'SKIN-1', 'Skin not registered with Mangrove');
    return method(request);
  }

  /** Ends every session, as an operator does at night. */
  endSessions(): void {
    this.#sessions.clear();
  }

  /** The characters of the last picture. */
  get puzzle(): string {
    return this.#puzzle;
  }

  /** Takes a player's stake, as a studio does during a game. */
  takeStake(login: string, cents: number): void {
    const player = this.#players.get(login);
    if (!player || player.cents < cents) throw new Error(`${login} cannot stake ${cents}.`);
    player.cents -= cents;
  }

  /** Returns the language a player has chosen. */
  tongueOf(login: string): string | undefined {
    return this.#players.get(login)?.tongue;
  }

  #skin(headers: IncomingHttpHeaders): object {
    return {
      features: features.map((key) => ({ key, state: 'LIVE', parts: [] })),
      artHosts: ['https://art.mangrove.example'],
      doors: this.isClosed ? 'SHUT' : 'OPEN',
      territory: 'SERVED',
      seenAs: headers['x-forwarded-for'] ?? '',
    };
  }

  /** Draws a picture, which is valid for one sign-in. Its payload is a base64 text and no more. */
  #drawPuzzle(): string {
    this.#puzzle = randomUUID().slice(0, 4).toUpperCase();
    return emptyPicture;
  }

  #enter({ login, secret, puzzle = '' }: MangroveRequest['fields']): object {
    if (this.asksPuzzle && puzzle === '')
      throw new MangroveRefusal(422, 'AUTH-8', 'Puzzle not solved');
    if (this.asksPuzzle && puzzle !== this.#puzzle)
      throw new MangroveRefusal(422, 'AUTH-9', 'Puzzle solved wrongly');
    const player = this.#players.get(String(login));
    if (!player || player.secret !== secret)
      throw new MangroveRefusal(401, 'AUTH-7', 'Bad credentials supplied');
    return this.#openSession(player);
  }

  #join({ login, secret, mail = '' }: MangroveRequest['fields']): object {
    if (this.#players.has(String(login)))
      throw new MangroveRefusal(409, 'JOIN-3', 'Login name in use');
    if (mail === '') throw new MangroveRefusal(422, 'JOIN-9', 'Mail address missing');
    return this.#openSession(
      this.#addPlayer({
        login: String(login),
        secret: String(secret),
        mail: String(mail),
        cents: 0,
      }),
    );
  }

  #leave({ headers }: MangroveRequest): undefined {
    this.#sessions.delete(String(headers['x-player-session']));
  }

  #chooseTongue(request: MangroveRequest): undefined {
    this.#playerOf(request).tongue = String(request.fields.tongue);
  }

  #open(request: MangroveRequest): object {
    const player = this.#playerOf(request);
    const game = mangroveGames.find(({ ref }) => ref === request.fields.game);
    if (!game) throw new MangroveRefusal(422, 'GAME-2', 'Game not in catalogue');
    if (game.isParked) throw new MangroveRefusal(422, 'GAME-5', 'Game parked by studio');
    const query = new URLSearchParams({
      g: String(game.ref),
      p: String(player.no),
      key: randomUUID(),
      ...(typeof request.fields.tongue === 'string' && { tongue: request.fields.tongue }),
    });
    return { openUrl: `https://play.mangrove.example/start?${query.toString()}` };
  }

  /** Books a reference once; a repeated reference gets the first result. */
  #move(request: MangroveRequest): object {
    const player = this.#playerOf(request);
    const { ref, studio, way, cents } = request.fields;
    const key = `${player.no} ${String(ref)}`;
    const existing = this.#moves.get(key);
    if (existing) return existing;
    const wanted = typeof cents === 'number' ? cents : player.cents;
    const isCovered = way !== 'OUTBOUND' || wanted <= player.cents;
    const move: Move = {
      ref: String(ref),
      studio: String(studio),
      cents: isCovered ? wanted : 0,
      outcome: isCovered ? 'BOOKED' : 'REJECTED',
    };
    if (isCovered) player.cents += way === 'OUTBOUND' ? -wanted : wanted;
    this.#moves.set(key, move);
    return move;
  }

  #trace(request: MangroveRequest): object {
    const player = this.#playerOf(request);
    const move = this.#moves.get(`${player.no} ${String(request.fields.ref)}`);
    if (!move) throw new MangroveRefusal(422, 'PURSE-4', 'Reference unknown');
    return move;
  }

  #playerOf({ headers }: MangroveRequest): Player {
    const player = this.#sessions.get(String(headers['x-player-session']));
    if (!player) throw new MangroveRefusal(403, 'SESS-1', 'Session over');
    return player;
  }

  #openSession(player: Player): object {
    const session = randomUUID();
    this.#sessions.set(session, player);
    return { session, player: publicPlayer(player) };
  }

  #addPlayer(fields: Omit<Player, 'no' | 'tongue'>): Player {
    const player = { ...fields, no: this.#players.size + 1, tongue: undefined };
    this.#players.set(player.login, player);
    return player;
  }
}

function publicPlayer({ no, login }: Player): object {
  return { no, login, nick: login, tier: 'PLAYER' };
}

/** A PNG of one pixel. */
const emptyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const signupRules = [
  { name: 'login', use: 'MUST', regex: '*' },
  { name: 'secret', use: 'MUST', regex: '*' },
  { name: 'mail', use: 'MUST', regex: '*' },
  { name: 'fullName', use: 'NO', regex: '*' },
];

const pageSize = 20;

function gameMenu(): object[] {
  return ['SLOT', 'TABLE'].map((kind) => {
    const games = mangroveGames.filter((game) => game.kind === kind);
    const studios = [...new Set(games.map(({ studio }) => studio))];
    return {
      kind,
      studios: studios.map((code) => ({ code, kind, name: `${code} Studio`, hot: 'N' })),
    };
  });
}

function findGames({ kind, studio, text, page }: MangroveRequest['fields']): object {
  const { no = 1, size = pageSize } = (page ?? {}) as { no?: number; size?: number };
  const rows = mangroveGames.filter(
    (game) =>
      game.kind === kind &&
      (studio === undefined || studio === '' || game.studio === studio) &&
      (typeof text !== 'string' || game.title.toLowerCase().includes(text.toLowerCase())),
  );
  return {
    rows: rows.slice((no - 1) * size, no * size).map(rowOf),
    pages: Math.ceil(rows.length / size),
  };
}

function rowOf({ ref, kind, studio, title, isPromoted }: MangroveGame): object {
  return { ref, kind, studio, title, flag: isPromoted ? 'PROMOTED' : 'PLAIN', minCents: 20 };
}
