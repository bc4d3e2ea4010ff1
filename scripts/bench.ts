/**
 * Runs the benchmarks named on the command line, or all. Each result is a ratio against a stated
 * limit, with the limit measured against itself in the same run as a control. Exits 1 when a gate
 * is missed while its control was stable.
 */
import { verdictOf, type BenchLine } from './bench/BenchLine.ts';
import { brands } from './bench/brands.ts';
import { centre } from './bench/centre.ts';
import { config } from './bench/config.ts';
import { forms } from './bench/forms.ts';
import { games } from './bench/games.ts';
import { gateway } from './bench/gateway.ts';
import { isolation } from './bench/isolation.ts';
import { machines } from './bench/machines.ts';
import { page } from './bench/page.ts';
import { records } from './bench/records.ts';
import { site } from './bench/site.ts';
import { soak } from './bench/soak.ts';
import { start } from './bench/start.ts';

const benches: Readonly<Record<string, () => Promise<BenchLine[]>>> = {
  page,
  forms,
  site,
  centre,
  config,
  gateway,
  brands,
  start,
  isolation,
  games,
  machines,
  records,
  soak,
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`${name}\n${'ratio'.padStart(8)}${'gate'.padStart(7)}${'A/A'.padStart(7)}`);
  for (const line of await bench()) {
    const verdict = verdictOf(line);
    if (verdict === 'missed') process.exitCode = 1;
    const figures = [
      line.ratio.toFixed(2).padStart(8),
      (line.gate?.toFixed(2) ?? '–').padStart(7),
      (line.control?.toFixed(2) ?? '–').padStart(7),
    ].join('');
    console.log(`${figures}  ${verdict.padEnd(9)}  ${line.name} (${line.detail})`);
  }
}
