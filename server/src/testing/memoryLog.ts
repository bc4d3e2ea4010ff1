import type { AppendLog } from '../shared-state/AppendLog.ts';

/** Returns a factory of logs over the same lines, like servers that share a data folder. */
export function memoryLog(): () => AppendLog {
  const lines: string[] = [];
  return () => {
    let read = 0;
    return {
      append: (line) => void lines.push(line),
      sync: async () => undefined,
      readNew: () => lines.slice(read, (read = lines.length)),
    };
  };
}
