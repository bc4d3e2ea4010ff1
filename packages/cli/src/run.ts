import { add } from './add/add.ts';
import { audit } from './audit/audit.ts';
import { conformance } from './conformance/conformance.ts';
import { diff } from './diff/diff.ts';
import { explain } from './explain.ts';
import { newBrand } from './newBrand/newBrand.ts';
import type { Ports } from './Ports.ts';
import { help, usage } from './usage.ts';
import { UsageError } from './UsageError.ts';
import { validate } from './validate.ts';

type Command = (input: { args: readonly string[]; ports: Ports }) => Promise<0 | 1>;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['validate', validate],
  ['explain', explain],
  ['diff', diff],
  ['new', newBrand],
  ['add', add],
  ['audit', audit],
  ['conformance', conformance],
  // Loaded on demand, because its libraries are larger than the other commands together.
  ['lsp', async (input) => (await import('./lsp/lsp.ts')).lsp(input)],
]);

const commandsWithBase = ['validate', 'explain', 'diff', 'new', 'conformance', 'lsp'];

/** Handles `--base <folder>`, which several commands take. */
function withBaseOption(
  command: string | undefined,
  args: readonly string[],
  ports: Ports,
): { args: readonly string[]; ports: Ports } {
  const index = args.findIndex((arg) => arg === '--base' || arg.startsWith('--base='));
  const option = args[index];
  if (option === undefined || !commandsWithBase.includes(command ?? '')) return { args, ports };
  const isSeparate = option === '--base';
  const folder = isSeparate ? args[index + 1] : option.slice('--base='.length);
  if (folder === undefined || folder === '' || folder.startsWith('-'))
    throw new UsageError('--base needs the folder of a base');
  return {
    args: args.toSpliced(index, isSeparate ? 2 : 1),
    ports: { ...ports, base: { folder: ports.absolute(folder), isChosen: true } },
  };
}

/** Exit codes: 0 valid, 1 problems or differences, 2 usage error or failure. */
export async function run({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1 | 2> {
  const [name, ...rest] = args;
  try {
    if (args.includes('--help') || args.includes('-h') || name === 'help') {
      ports.out(help);
      return 0;
    }
    if (name === '--version' || name === 'version') {
      ports.out(ports.version);
      return 0;
    }
    const command = commands.get(name ?? '');
    if (!command)
      throw new UsageError(
        name === undefined ? 'a command is missing' : `there is no command "${name}"`,
      );
    return await command(withBaseOption(name, rest, ports));
  } catch (error) {
    if (error instanceof UsageError)
      ports.error(
        `livery: ${error.message}; ${commands.has(name ?? '') ? 'livery --help shows the options' : usage}`,
      );
    else
      ports.error(
        `livery broke down: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    return 2;
  }
}
