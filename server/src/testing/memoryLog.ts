import type { AppendLog } from '../session/AppendLog.ts';

/** A log that outlives a server: each of what it makes reads it from its start. */
export function memoryLog(): () => AppendLog {
  const lines: string[] = [];
  return () => {
    let read = 0;
    return {
      append: (line) => void lines.push(line),
      readNew: () => lines.slice(read, (read = lines.length)),
    };
  };
}
