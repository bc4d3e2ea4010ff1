import { expect, it } from 'vitest';
import { run } from './run.ts';
import { folderPorts } from './testing/folderPorts.ts';

it('lists all commands after an unknown command only', async () => {
  const errorOf = async (...args: string[]): Promise<string> => {
    const { ports, errors } = folderPorts('/nowhere');
    expect(await run({ args, ports })).toBe(2);
    return errors.join('\n');
  };

  expect(await errorOf('valdate')).toMatch(
    /^livery: there is no command "valdate"; usage: livery validate \[paths\] \| /,
  );
  expect(await errorOf('new')).toBe(
    'livery: "new" needs the name of one brand; livery --help shows the options',
  );
});
