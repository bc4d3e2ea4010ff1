import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Step of a composite action. */
interface ActionStep {
  readonly id?: string;
  readonly if?: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An action.yml with steps of scripts. */
export interface CompositeAction {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly ActionStep[] };
}

/** What a run of an action left behind. */
export interface ActionRun {
  /** Exit code of the first step that failed, or 0. */
  readonly status: number;
  /** Output of all steps. */
  readonly log: string;
  /** Markdown of the job's summary. */
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Values by their names, as an expression reads them. */
type Context = Readonly<Record<string, unknown>>;

const expression = /\$\{\{(.*?)\}\}/gs;
const isCancelled = {
  name: 'cancelled',
  minArgs: 0,
  maxArgs: 0,
  call: () => new data.BooleanData(false),
};

/**
 * Runs the steps of a composite action as a GitHub runner does: expressions are evaluated by
 * GitHub's own library, scripts run in its shell with their variables and files.
 */
export function runAction({
  folder,
  cwd,
  inputs = {},
  github,
  env = {},
}: {
  /** Folder of the action.yml. */
  readonly folder: string;
  /** Working directory: the checkout of the repository. */
  readonly cwd: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Context `github` of the job. */
  readonly github: Context & { readonly event_name: string };
  /** Further variables of the runner. */
  readonly env?: Readonly<Record<string, string>>;
}): ActionRun {
  // A file of the package
  const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as CompositeAction;
  const temp = mkdtempSync(join(cwd, '../runner-'));
  const summaryFile = join(temp, 'summary.md');
  const given = Object.entries(action.inputs).map(([name, input]) => [
    name,
    inputs[name] ?? evaluated(input.default ?? '', { github }),
  ]);
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const context = { github, inputs: Object.fromEntries(given), steps };
  let status = 0;
  let log = '';
  for (const [index, step] of action.runs.steps.entries()) {
    const condition = step.if ?? '${{ success() }}';
    const runs = condition.includes('cancelled()') || status === 0;
    if (!runs || (step.if !== undefined && !isTrue(step.if, context))) continue;
    const script = join(temp, `${index}.sh`);
    const outputFile = join(temp, `${index}.txt`);
    writeFileSync(script, evaluated(step.run, context));
    const {
      status: code,
      stdout,
      stderr,
    } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        GITHUB_ACTION_PATH: folder,
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summaryFile,
        GITHUB_SHA: String(github.sha),
        RUNNER_TEMP: temp,
        ...env,
        ...Object.fromEntries(
          Object.entries(step.env ?? {}).map(([name, text]) => [name, evaluated(text, context)]),
        ),
      },
    });
    log += stdout + stderr;
    if (status === 0) status = code ?? -1;
    if (step.id !== undefined) steps[step.id] = { outputs: outputsIn(outputFile) };
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [
    name,
    evaluated(value, context),
  ]);
  return {
    status,
    log,
    summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
    outputs: Object.fromEntries(outputs),
  };
}

/** Returns a text with the values of its expressions. */
function evaluated(text: string, context: Context): string {
  return text.replaceAll(expression, (_, code: string) => valueOf(code, context).coerceString());
}

function isTrue(condition: string, context: Context): boolean {
  const code = expression.exec(condition)?.[1] ?? condition;
  expression.lastIndex = 0;
  return !['false', '0', ''].includes(valueOf(code, context).coerceString());
}

function valueOf(code: string, context: Context): data.ExpressionData {
  const { tokens } = new Lexer(code.trim()).lex();
  const tree = new Parser(tokens, Object.keys(context), [isCancelled]).parse();
  const values = JSON.parse(JSON.stringify(context), data.reviver) as data.Dictionary;
  return new Evaluator(tree, values, new Map([[isCancelled.name, isCancelled]])).evaluate();
}

function outputsIn(file: string): Record<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
}
