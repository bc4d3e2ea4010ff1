import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';
import { LanguageServer } from './LanguageServer.ts';

const debounceMs = 200;
/** A later list is noticed; the names of a large brand then come with the next letter. */
const completionWaitMs = 300;

/**
 * `livery lsp`: answers an editor over standard input and output. The protocol's `exit` ends the
 * process, with 0 after `shutdown` and with 1 without it.
 */
export async function lsp({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<never> {
  // Editors add both: the only transport, and their process, which they also send.
  const { positionals } = parseOptions(args, ['clientProcessId'], ['stdio']);
  if (positionals.length > 0)
    throw new UsageError(`"${positionals.join(' ')}" is too much: lsp takes no paths`);
  const schemas = await ports.schemas();
  const { input, output } = ports.streams();
  const connection = createConnection(ProposedFeatures.all, input, output);
  new LanguageServer({ connection, ports, schemas, debounceMs, completionWaitMs }).listen();
  return new Promise(() => {
    // The connection ends the process.
  });
}
