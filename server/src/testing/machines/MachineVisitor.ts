import { sealBody } from '@livery/api/sealBody';
import type { BodyKey, Challenge } from '@livery/model';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge as Puzzle } from 'altcha-lib/types';
import { request, type IncomingHttpHeaders } from 'node:http';
import { CookieJar } from '../CookieJar.ts';
import { ownPage } from '../startTestServer.ts';

/** Address of a server of the deployment. */
export interface MachineAddress {
  readonly host: string;
  readonly port: number;
}

/** Response with its envelope. */
export interface MachineReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly success?: boolean;
    readonly code?: string;
    readonly value?: { readonly state?: string };
  };
}

/** Solved bot check of one login. */
export interface Attempt {
  readonly username: string;
  readonly challengeResult: string;
}

let visitors = 0;

/** Browser of one visitor, whose requests a load balancer sends to any machine over https. */
export class MachineVisitor {
  readonly jar: CookieJar;
  readonly #address: string;

  constructor(jar = new CookieJar()) {
    visitors += 1;
    this.#address = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
    this.jar = jar;
  }

  /** Solves a bot check of one machine. */
  async solve(machine: MachineAddress, username: string): Promise<Attempt> {
    const { body } = await this.send(machine, '/_livery/challenge?call=loginV2');
    // The value of this call.
    const { puzzle } = body.value as unknown as Challenge;
    const challenge = JSON.parse(Buffer.from(puzzle, 'base64url').toString()) as Puzzle;
    const solution = await solveChallenge({ challenge, deriveKey });
    return {
      username,
      challengeResult: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url'),
    };
  }

  async logIn(
    machine: MachineAddress,
    attempt: Attempt & { readonly password?: string },
  ): Promise<MachineReply> {
    const { body } = await this.send(machine, '/_livery/key');
    const sealed = await sealBody(
      { password: 'secret', type: 'username', remember: true, ...attempt },
      // The value of this call.
      { key: body.value as unknown as BodyKey, call: 'loginV2' },
    );
    return this.send(machine, '/wps/session/login', { method: 'POST', body: { sealed } });
  }

  /** Logs in with the ticket of a remembered login. */
  resume(machine: MachineAddress): Promise<MachineReply> {
    return this.send(machine, '/_livery/resume', { method: 'POST', body: {} });
  }

  logOut(machine: MachineAddress): Promise<MachineReply> {
    return this.send(machine, '/wps/session/logout', { method: 'DELETE' });
  }

  async stateAt(machine: MachineAddress): Promise<string | undefined> {
    return (await this.send(machine, '/_livery/session')).body.value?.state;
  }

  /** Returns a browser with copies of the cookies, which does not follow what the original does. */
  copy(): MachineVisitor {
    const jar = new CookieJar();
    for (const [name, value] of this.jar.cookies) jar.cookies.set(name, value);
    return new MachineVisitor(jar);
  }

  async send(
    { host, port }: MachineAddress,
    path: string,
    { method = 'GET', body }: { method?: string; body?: object } = {},
  ): Promise<MachineReply> {
    const { promise, resolve, reject } = Promise.withResolvers<MachineReply>();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...ownPage,
      host: 'coral.example',
      'x-forwarded-for': this.#address,
      'x-forwarded-proto': 'https',
      cookie: this.jar.header,
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    request({ host, port, path, method, headers, agent: false }, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('error', reject).on('end', () => {
        const { statusCode: status = 0, headers } = response;
        this.jar.take({ headers });
        try {
          // Every call answers with an envelope.
          resolve({ status, headers, body: JSON.parse(received) as MachineReply['body'] });
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    })
      .on('error', reject)
      .end(text);
    return promise;
  }
}
