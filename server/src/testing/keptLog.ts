import type { LineLog } from '../session/LineLog.ts';

/** A log that outlives a server: each of what it makes reads it from its start. */
export function keptLog(): () => LineLog {
  const lines: string[] = [];
  return () => {
    let read = 0;
    return {
      append: (line) => void lines.push(line),
      fresh: () => lines.slice(read, (read = lines.length)),
    };
  };
}
