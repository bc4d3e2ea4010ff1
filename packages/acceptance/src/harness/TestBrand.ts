import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { untilKnown } from './brandStatus.ts';
import { environment } from './environment.ts';
import { hostRequest, type HostReply, type HostRequest } from './hostRequest.ts';
import { sandboxAdmin } from './sandboxAdmin.ts';

type Json = Record<string, unknown>;

/** A brand of one test's own: a copied folder with its own host, and its own merchant at the sandbox. */
export class TestBrand {
  readonly id: string;
  readonly merchant: string;
  readonly folder: string;

  private constructor(id: string) {
    this.id = id;
    this.merchant = id.toUpperCase();
    this.folder = join(environment.tenants, id);
  }

  /** Copies a shipped brand and waits until its host answers and its operator has been heard. */
  static async create(from: 'lagoon' | 'ironfield', id: string): Promise<TestBrand> {
    const brand = new TestBrand(id);
    await sandboxAdmin('POST', '/merchants', { merchant: brand.merchant, copyOf: from.toUpperCase() });
    await cp(join(environment.tenants, from), brand.folder, { recursive: true });
    await brand.edit('site.json', (site) => {
      site.hosts = [brand.host];
      site.brand = { merchant: brand.merchant };
      // Tests share their processors with each other.
      site.botCheck = { kind: 'proofOfWork', hashesPerCheck: 5_000 };
      // It would lie over what a test is about; a test of its own turns it on.
      site.afterLoginModal = false;
    });
    await brand.untilStatus(200);
    await untilKnown(brand);
    return brand;
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
    // A document of the folder is a JSON object.
    const document = JSON.parse(await this.read(file)) as Json;
    change(document);
    await this.write(file, `${JSON.stringify(document, null, 2)}\n`);
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(`${path}.tmp`, text);
    await rename(`${path}.tmp`, path);
  }

  removeFile(file: string): Promise<void> {
    return rm(join(this.folder, file));
  }

  setModule(modId: string, enabled: boolean): Promise<unknown> {
    return sandboxAdmin('PUT', `/merchants/${this.merchant}/modules/${modId}`, { enabled });
  }

  setStatus(status: Json): Promise<unknown> {
    return sandboxAdmin('PUT', `/merchants/${this.merchant}/status`, status);
  }

  setFault(fault: string, calls: readonly string[] | '*' = '*', delayMs?: number): Promise<unknown> {
    return sandboxAdmin('PUT', `/merchants/${this.merchant}/faults`, { fault, calls, ...(delayMs === undefined ? {} : { delayMs }) });
  }

  /** The operator's announcements, in place of those there are. A document shows them within the five seconds replies are kept. */
  setNotices(notices: readonly { id: string; kind: 'B' | 'PL' | 'PU' | 'PR' | 'H'; title: string; content: string }[]): Promise<unknown> {
    return sandboxAdmin('PUT', `/merchants/${this.merchant}/notices`, { notices });
  }

  /** What a captcha image shows. */
  async captchaAnswer(captchaId: string): Promise<string> {
    const { answer } = (await sandboxAdmin('GET', `/merchants/${this.merchant}/captcha/${captchaId}`)) as { answer: string };
    return answer;
  }

  async untilStatus(status: number): Promise<void> {
    await expect.poll(async () => (await this.request('/')).status, { intervals: [50] }).toBe(status);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await sandboxAdmin('DELETE', `/merchants/${this.merchant}`);
  }
}
