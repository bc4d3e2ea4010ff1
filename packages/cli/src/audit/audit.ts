import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';
import { verifyChain } from './verifyChain.ts';

/**
 * `livery audit verify <file…>`: verifies the chain of an audit log; names its first broken line.
 */
export async function audit({
  args,
  ports,
}: {
  args: readonly string[];
  ports: Ports;
}): Promise<0 | 1> {
  const { positionals, value } = parseOptions(args, ['head']);
  const [action, ...names] = positionals;
  if (action !== 'verify') throw new UsageError('what to do with the audit log is missing: verify');
  if (names.length === 0) throw new UsageError('the files of the audit log are missing');
  const known = value('head');
  const verdict = verifyChain(
    await Promise.all(names.map(async (name) => ({ name, text: await readLog(name, ports) }))),
    known,
  );
  if (!verdict.isWhole) {
    ports.out(`${verdict.place}: ${verdict.reason}`);
    return 1;
  }
  const { lines, start, head, missing, linesAfterKnown } = verdict;
  if (known !== undefined && linesAfterKnown === undefined) {
    ports.out(
      `No line has the hash ${known}: last lines were removed, or lines were rewritten. The chain ends with ${head}.`,
    );
    return 1;
  }
  ports.out(`${lines} lines, whole from ${start} to ${head}`);
  if (linesAfterKnown !== undefined) ports.out(`${linesAfterKnown} of them follow ${known}.`);
  if (missing > 0) ports.out(`${missing} events could not be written, as the log itself says.`);
  return 0;
}

async function readLog(name: string, ports: Ports): Promise<string> {
  return ports.read(name).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${name} cannot be read: ${reason}`);
  });
}
