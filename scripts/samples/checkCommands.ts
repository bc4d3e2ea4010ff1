import { existsSync } from 'node:fs';
import { run } from '../../packages/cli/src/run.ts';
import type { Ports } from '../../packages/cli/src/Ports.ts';
import { shellCommands, type ShellCommand } from './shellCommands.ts';

/** Commands of npm itself that the documents name. */
const npmCommands = new Set(['ci', 'init', 'install', 'publish']);
/** Programs of the reader's machine. */
const otherPrograms = new Set([
  'chmod',
  'chown',
  'cp',
  'curl',
  'adb',
  'docker',
  'echo',
  'git',
  'ln',
  'mkdir',
  'mv',
  'openssl',
  'umask',
]);
/** The command's package, and its folder in this repository. */
const packageFolder = /^node_modules\/@livery\/cli\//;

/** What the commands of the documents may name. */
export interface Names {
  /** Scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
  /** Environment variables of the platform. */
  readonly variables: ReadonlySet<string>;
  readonly ports: Ports;
}

/** Returns what the commands of a script name that does not exist: scripts, files, options. */
export async function checkCommands(script: string, names: Names): Promise<string[]> {
  const { commands, variables } = shellCommands(script);
  const findings = await Promise.all(commands.map((command) => faultOf(command, names)));
  return [
    ...variables
      .filter((name) => name.startsWith('LIVERY_') && !names.variables.has(name))
      .map((name) => `${name} is no variable of the platform`),
    ...findings.filter((finding) => finding !== undefined),
  ];
}

async function faultOf(
  [program, ...args]: ShellCommand,
  { scripts, ports }: Names,
): Promise<string | undefined> {
  const missing = args
    .filter((arg) => packageFolder.test(arg))
    .find((arg) => !existsSync(arg.replace(packageFolder, 'packages/cli/')));
  if (missing !== undefined) return `${missing} is no file of the command's package`;
  if (program === 'npm') {
    const [command = '', name = ''] = args;
    const script = command === 'run' ? name : command;
    const isKnown = scripts.has(script) || (command !== 'run' && npmCommands.has(command));
    return isKnown ? undefined : `there is no npm script "${script}"`;
  }
  if (program === 'sh')
    return existsSync(args[0] ?? '') ? undefined : `there is no file ${args[0]}`;
  if (program === 'node')
    return args[0]?.startsWith('-') ||
      existsSync((args[0] ?? '').replace(packageFolder, 'packages/cli/'))
      ? undefined
      : `there is no file ${args[0]}`;
  if (program === 'livery') return usageFault(args, ports);
  if (program === 'npx') {
    const command = args.filter((arg) => !['--no', '--'].includes(arg));
    return command[0] === '@livery/cli'
      ? usageFault(command.slice(1), ports)
      : `npx runs ${command[0]}`;
  }
  return otherPrograms.has(program) ? undefined : `"${program}" is a program of unknown machines`;
}

/** Returns the usage error of the `livery` command for its arguments. */
async function usageFault(args: readonly string[], ports: Ports): Promise<string | undefined> {
  const printed: string[] = [];
  await run({ args, ports: { ...ports, error: (text) => printed.push(text) } });
  // A file that cannot be read is the next step after a right usage.
  return printed.find((text) => text.startsWith('livery: ') && !text.includes('cannot be read'));
}
