import { findBrowser } from '../setup/findBrowser.ts';
import { MutantServer } from './mutate/MutantServer.ts';
import { planTasks } from './mutate/planTasks.ts';
import type { SpecOptions } from './mutate/readSpecOptions.ts';
import { candidateLines, verdictLines } from './mutate/reportMutations.ts';
import { runBrowserTests } from './mutate/runBrowserTests.ts';
import { tryMutations } from './mutate/tryMutations.ts';

/** `npm run spec -- --mutate`: each constant of the specification and each English text changed in a copy of the base; what no browser test noticed is listed. */
export async function mutate(options: SpecOptions): Promise<void> {
  const tasks = await planTasks(options);
  if (options.list) return print(candidateLines(tasks));
  const browser = findBrowser();
  if (browser === undefined) throw new Error('The browser tests need Chromium: install it and name it in CHROME_PATH.');
  const server = await MutantServer.start();
  const interrupt = (): void => void server.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  try {
    print(verdictLines(await tryMutations({
      apply: (edits) => server.apply(edits),
      run: (keys, untilFailure) => runBrowserTests(server, keys, { browser, untilFailure }),
      tell: (line) => console.log(line),
    }, tasks)));
  } finally {
    process.removeListener('SIGINT', interrupt);
    await server.stop();
  }
}

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}
