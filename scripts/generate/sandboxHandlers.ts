import { readdir, readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const root = 'packages/demo-operator/src';

/**
 * Generates the list of the sandbox's call handlers from the files `<noun>Handlers.ts` of its
 * folders.
 */
export async function sandboxHandlers(): Promise<GeneratedFile[]> {
  const files = (await readdir(root, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/[a-z]\w*Handlers\.ts$/.test(file))
    .toSorted((left, right) => path.basename(left).localeCompare(path.basename(right), 'en'));
  const handlers = await Promise.all(
    files.map(async (file) => {
      const name = path.basename(file, '.ts');
      const source = await readFile(`${root}/${file}`, 'utf8');
      return { file, name, takesServices: !source.includes(`export function ${name}()`) };
    }),
  );
  const withServices = handlers.filter(({ takesServices }) => takesServices);
  return [
    {
      path: `${root}/boot/handlers.gen.ts`,
      text: `${generatedNotice}import type { CallHandlers } from '../calls/CallHandlers.ts';
${handlers.map(({ file, name }) => `import { ${name} } from '../${file}';\n`).join('')}
/** What the handlers are made with. */
export type HandlerServices = ${withServices.map(({ name }) => `\n  & Parameters<typeof ${name}>[0]`).join('')};

/** The handlers of all calls: a call without one does not compile. */
export function callHandlers(services: HandlerServices): CallHandlers {
  return {
${handlers.map(({ name, takesServices }) => `    ...${name}(${takesServices ? 'services' : ''}),\n`).join('')}  };
}
`,
    },
  ];
}
