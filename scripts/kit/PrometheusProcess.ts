import { freePort } from '@livery/testing/freePort';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireDebianTool } from '../setup/requireDebianTool.ts';

const monitoring = join(import.meta.dirname, '../deploy/monitoring');

interface QueryAnswer {
  readonly status: string;
  readonly data: { readonly result: readonly object[] };
}

/** Prometheus with the rules of the kit, for which a minute is a second. */
export class PrometheusProcess implements AsyncDisposable {
  readonly #seen: Set<string>;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #port: number;

  private constructor(
    child: ChildProcess,
    { folder, port, seen }: { folder: string; port: number; seen: Set<string> },
  ) {
    this.#seen = seen;
    this.#child = child;
    this.#folder = folder;
    this.#port = port;
  }

  /**
   * Starts it over servers, whose addresses have the admin port. Adds the names of the alerts that
   * fire when it is asked to `seen`.
   */
  static async start({
    targets,
    seen,
  }: {
    targets: readonly string[];
    seen: Set<string>;
  }): Promise<PrometheusProcess> {
    const program = requireDebianTool({ debianPackage: 'prometheus', path: 'usr/bin/prometheus' });
    const folder = mkdtempSync(join(tmpdir(), 'livery-prometheus-'));
    const rules = readFileSync(join(monitoring, 'alerts.yaml'), 'utf8');
    writeFileSync(
      join(folder, 'alerts.yaml'),
      rules.replaceAll(/(?<=for: |\[)(\d+)m\b/g, (_, minutes: string) => `${minutes}s`),
    );
    writeFileSync(
      join(folder, 'prometheus.yaml'),
      JSON.stringify({
        global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
        rule_files: ['alerts.yaml'],
        scrape_configs: [{ job_name: 'livery', static_configs: [{ targets }] }],
      }),
    );
    const port = await freePort();
    const child = spawn(
      program,
      [
        `--config.file=${join(folder, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    return new PrometheusProcess(child, { folder, port, seen });
  }

  /** Resolves with the names of the alerts that fire; empty while Prometheus starts. */
  async firing(): Promise<ReadonlySet<string>> {
    const answer = await this.#ask<{
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    }>('alerts');
    const names = (answer?.data.alerts ?? [])
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname);
    for (const name of names) this.#seen.add(name);
    return new Set(names);
  }

  /** Resolves with the number of series of an expression; `undefined` if it is refused. */
  async seriesOf(expression: string): Promise<number | undefined> {
    const answer = await this.#ask<QueryAnswer>(`query?query=${encodeURIComponent(expression)}`);
    return answer?.status === 'success' ? answer.data.result.length : undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ask<Answer>(path: string): Promise<Answer | undefined> {
    const reply = await fetch(`http://127.0.0.1:${this.#port}/api/v1/${path}`).catch(
      () => undefined,
    );
    return reply ? ((await reply.json()) as Answer) : undefined;
  }
}
