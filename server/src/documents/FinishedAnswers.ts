import type { RateClass } from '@livery/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { pickEncoding, type Encoding } from '../http/encodings.ts';
import { strictTransport, type Responder } from '../request/requestListener.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import { hasHint } from '../session/hint.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf, type PageState } from '../brand-state/PageState.ts';
import { languageOf } from '../request/languageOf.ts';

/** An answer as it was sent, and how long it may be sent again without asking anybody. */
export interface FinishedAnswer {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Left out where nobody keeps the answer. */
  readonly etag?: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** What it counts as for the visitor's limits. */
  readonly rate: RateClass;
  readonly freshUntilMs: number;
  /** Guests get something else. */
  readonly isForMembers: boolean;
}

interface Ready extends FinishedAnswer {
  /** Names and values in turn: what `writeHead` takes without looking at them again. */
  readonly whole: readonly (string | number)[];
  readonly notModified: readonly (string | number)[];
}

const overheadBytes = 2_000;

/**
 * Answers made before, by everything they were made from: brand, version, state, origin, address,
 * language and encoding. Whatever has to be asked first, of whoever, is not answered here.
 */
export class FinishedAnswers {
  readonly #clock: Clock;
  readonly #access: AccessPolicy;
  readonly #limits: VisitorLimits;
  readonly #onAnswer: () => void;
  readonly #known = new ByteLru<Ready>({ limitBytes: 96 * 1024 * 1024 });

  constructor({
    clock,
    access,
    limits,
    onAnswer,
  }: {
    clock: Clock;
    access: AccessPolicy;
    limits: VisitorLimits;
    onAnswer: () => void;
  }) {
    this.#onAnswer = onAnswer;
    this.#clock = clock;
    this.#access = access;
    this.#limits = limits;
  }

  /** Answers again what was answered before, if everything it depends on is as it was. */
  readonly answer: Responder = (request, response, context) => {
    if (request.method !== 'GET') return false;
    const { site } = context.tenant;
    const brandState = this.#access.peekPage(site, context);
    if (!brandState) return false;
    const found = this.#known.get(keyOf(request, context, pageStateOf(site, brandState)));
    if (!found || this.#clock.nowMs() >= found.freshUntilMs) return false;
    if (found.isForMembers && !hasHint(request.headers.cookie)) return false;
    if (!this.#limits.allow(found.rate, context)) return false;
    this.#onAnswer();
    send(response, found, request.headers['if-none-match']);
    return true;
  };

  /** Drops all answers of a brand. */
  forget(brand: string): void {
    this.#known.deleteByPrefix(`${brand}\n`);
  }

  /** Sends an answer, and keeps it for as long as it is fresh. */
  finish(
    request: IncomingMessage,
    response: ServerResponse,
    {
      context,
      state,
      answer,
    }: { context: RequestContext; state: PageState; answer: FinishedAnswer },
  ): void {
    const ready = readyOf(answer, context);
    if (answer.freshUntilMs > this.#clock.nowMs())
      this.#known.set(keyOf(request, context, state), ready, answer.body.length + overheadBytes);
    send(response, ready, request.headers['if-none-match']);
  }
}

function keyOf(
  { headers, url = '' }: IncomingMessage,
  { tenant, origin }: RequestContext,
  state: PageState,
): string {
  const { brand, version, site } = tenant;
  // None of these can hold a line end.
  return `${brand}\n${version}\n${state.hash}\n${origin}\n${languageOf(site, { cookie: headers.cookie })}\n${pickEncoding(headers['accept-encoding'])}\n${url}`;
}

function readyOf(answer: FinishedAnswer, { secure }: RequestContext): Ready {
  const { headers, etag, encoding, body } = answer;
  const notModified = [
    ...Object.entries({ ...headers, ...(etag === undefined ? {} : { etag }) }).flat(),
    ...(secure ? strictTransport : []),
  ];
  return {
    ...answer,
    notModified,
    whole: [
      ...notModified,
      'content-length',
      body.length,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  };
}

function send(
  response: ServerResponse,
  { status, whole, notModified, etag, body }: Ready,
  ifNoneMatch: string | undefined,
): void {
  if (
    status === 200 &&
    etag !== undefined &&
    ifNoneMatch !== undefined &&
    names(ifNoneMatch, etag)
  ) {
    response.writeHead(304, [...notModified]);
    response.end();
  } else {
    response.writeHead(status, [...whole]);
    response.end(body);
  }
}

/** Whether If-None-Match names a tag; a proxy may have weakened it. Source: RFC 9110 §13.1.2. */
function names(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()))
  );
}
