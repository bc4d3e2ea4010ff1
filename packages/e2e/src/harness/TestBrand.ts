import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'playwright/test';
import { untilKnown } from './brandStatus.ts';
import { environment } from './environment.ts';
import { hostRequest, type HostReply, type HostRequest } from './hostRequest.ts';
import { sandboxAdmin } from './sandboxAdmin.ts';

type Json = Record<string, unknown>;

/** The brand a test brand is copied from. */
export type ShippedBrand = 'lagoon' | 'ironfield';

/** What a member signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * What makes a test brand differ from the shipped one. Everything is in place before the brand's
 * first request, so no cached reply has to expire.
 */
export interface BrandSetup {
  /** Changes of the folder's documents, by file name. */
  readonly documents?: Readonly<Record<string, (document: Json) => void>>;
  /** Settings of the brand's merchant at the sandbox operator. */
  readonly merchant?: (brand: TestBrand) => Promise<unknown>;
}

/**
 * A copy of a shipped brand with its own host, and its own merchant at the sandbox. A shared brand
 * serves many tests, so it refuses every change.
 */
export class TestBrand {
  readonly id: string;
  readonly merchant: string;
  readonly folder: string;
  #isShared = false;

  private constructor(id: string) {
    this.id = id;
    this.merchant = id.toUpperCase();
    this.folder = join(environment.tenants, id);
  }

  /** Copies a shipped brand and waits until the server serves it and has its operator's state. */
  static async create(
    from: ShippedBrand,
    {
      documents = {},
      merchant,
      id = `t${randomBytes(4).toString('hex')}`,
    }: BrandSetup & { readonly id?: string } = {},
  ): Promise<TestBrand> {
    const brand = new TestBrand(id);
    await sandboxAdmin('POST', '/merchants', {
      merchant: brand.merchant,
      copyOf: from.toUpperCase(),
    });
    await merchant?.(brand);
    // Beside the watched folder, then renamed into it: the server reads the brand once, complete.
    const staged = join(dirname(environment.tenants), 'staged', id);
    await mkdir(dirname(staged), { recursive: true });
    await cp(join(environment.tenants, from), staged, { recursive: true });
    await editDocument(join(staged, 'site.json'), (site) => {
      site.hosts = [brand.host];
      site.brand = { merchant: brand.merchant };
      site.botCheck = { kind: 'proofOfWork', hashesPerCheck: 5_000 };
      // The modal would cover what a test is about; its own tests turn it on.
      site.afterLoginModal = false;
    });
    for (const [file, change] of Object.entries(documents))
      await editDocument(join(staged, file), change);
    await rename(staged, brand.folder);
    await untilKnown(brand);
    return brand;
  }

  /** Refuses changes from now on: tests of one worker share this brand. */
  share(): this {
    this.#isShared = true;
    return this;
  }

  get host(): string {
    return `${this.id}.localhost`;
  }

  /** The address of a path, for a browser. */
  url(path = '/'): string {
    return `http://${this.host}:${environment.port}${path}`;
  }

  /** An HTTP request to the brand's host, without a browser. */
  request(path: string, options?: HostRequest): Promise<HostReply> {
    return hostRequest(this.host, path, options);
  }

  /** Changes one document of the folder, in one step as an editor does. */
  async edit(file: string, change: (document: Json) => void): Promise<void> {
    this.#assertOwn();
    await editDocument(join(this.folder, file), change);
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    this.#assertOwn();
    return replaceFile(join(this.folder, file), text);
  }

  removeFile(file: string): Promise<void> {
    this.#assertOwn();
    return rm(join(this.folder, file));
  }

  async setModule(modId: string, enabled: boolean): Promise<void> {
    await this.admin('PUT', `/modules/${modId}`, { enabled });
    await this.forget();
  }

  async setStatus(status: Json): Promise<void> {
    await this.admin('PUT', '/status', status);
    await this.forget();
  }

  setFault(
    fault: string,
    calls: readonly string[] | '*' = '*',
    delayMs?: number,
  ): Promise<unknown> {
    return this.admin('PUT', '/faults', {
      fault,
      calls,
      ...(delayMs === undefined ? {} : { delayMs }),
    });
  }

  /** Replaces the operator's announcements; the next document shows them. */
  async setNotices(
    notices: readonly {
      id: string;
      kind: 'B' | 'PL' | 'PU' | 'PR' | 'H';
      title: string;
      content: string;
    }[],
  ): Promise<void> {
    await this.admin('PUT', '/notices', { notices });
    await this.forget();
  }

  /**
   * Makes the server ask the operator again: nothing it has cached for the brand counts any more.
   */
  async forget(): Promise<void> {
    const { status } = await fetch(
      `http://127.0.0.1:${environment.adminPort}/brands/${this.id}/forget`,
      { method: 'POST' },
    );
    // A brand that is not served yet has nothing to forget.
    if (status !== 200 && status !== 404)
      throw new Error(`Forgetting ${this.id} answered ${status}.`);
  }

  /** Changes a setting of the brand's merchant at the sandbox. */
  admin(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> {
    this.#assertOwn();
    return sandboxAdmin(method, `/merchants/${this.merchant}${path}`, body);
  }

  /**
   * Adds a copy of the demonstration member, with the same password and balance. Only the calling
   * test uses it, so this is allowed on a shared brand.
   */
  async addMember(): Promise<Credentials> {
    const username = `m${randomBytes(4).toString('hex')}`;
    await sandboxAdmin('POST', `/merchants/${this.merchant}/members`, {
      account: username,
      copyOf: 'demo',
      balanceMinor: 1_234_567,
    });
    return { username, password: 'Demo1234' };
  }

  /** What a captcha image shows. */
  async captchaAnswer(captchaId: string): Promise<string> {
    const { answer } = (await sandboxAdmin(
      'GET',
      `/merchants/${this.merchant}/captcha/${captchaId}`,
    )) as { answer: string };
    return answer;
  }

  async untilStatus(status: number): Promise<void> {
    await expect
      .poll(async () => (await this.request('/')).status, { intervals: [50] })
      .toBe(status);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await sandboxAdmin('DELETE', `/merchants/${this.merchant}`);
  }

  #assertOwn(): void {
    if (this.#isShared)
      throw new Error(
        'This brand is shared by the tests of a worker and must not change. Take the fixture `ownBrand` instead of `brand`.',
      );
  }
}

async function editDocument(path: string, change: (document: Json) => void): Promise<void> {
  // A document of a brand's folder is a JSON object; one that the brand does not have starts empty.
  const document = JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Json;
  change(document);
  await replaceFile(path, `${JSON.stringify(document, null, 2)}\n`);
}

/** In one step, as an editor saves: the server never reads half a file. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}
