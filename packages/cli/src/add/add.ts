import { join } from 'node:path';
import { parseOptions } from '../parseOptions.ts';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';
import { features, type Feature, type Scaffold } from './Scaffold.ts';
import { scaffoldCall } from './scaffoldCall.ts';
import { scaffoldComponent } from './scaffoldComponent.ts';
import { scaffoldModal } from './scaffoldModal.ts';
import { scaffoldPage } from './scaffoldPage.ts';
import { scaffoldStore } from './scaffoldStore.ts';

/** A kind of piece, and the form of its name. */
interface Kind {
  readonly scaffold: (name: string, feature: Feature) => Scaffold;
  readonly name: RegExp;
  readonly rule: string;
  /** Whether it belongs to a feature folder. */
  readonly hasFeature: boolean;
}

const pascal = { name: /^[A-Z][A-Za-z0-9]*$/, rule: 'a name like LastWinners', hasFeature: true };
const camel = { name: /^[a-z][A-Za-z0-9]*$/, rule: 'a name like lastWinners' };
const pageName = {
  name: /^(?:(?:mc|ac)\.)?[a-z][A-Za-z0-9]*$/,
  rule: 'a name like lastWinners, or mc.gifts for a page of a centre (mc, ac)',
};

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['component', { ...pascal, scaffold: scaffoldComponent }],
  ['call', { ...camel, hasFeature: true, scaffold: scaffoldCall }],
  ['page', { ...pageName, hasFeature: false, scaffold: scaffoldPage }],
  ['store', { ...pascal, scaffold: scaffoldStore }],
  ['modal', { ...pascal, scaffold: scaffoldModal }],
]);

/**
 * `livery add <kind> <name>`: writes the files of a new piece into this repository and inserts the
 * lines it needs. Nothing is written when one of the files exists.
 */
export async function add({ args, ports }: { args: readonly string[]; ports: Ports }): Promise<0> {
  const { positionals, value } = parseOptions(args, ['feature', 'root']);
  const [kindName, name, ...extra] = positionals;
  const kind = kinds.get(kindName ?? '');
  if (!kind || name === undefined || extra.length > 0)
    throw new UsageError(`"add" needs a kind (${[...kinds.keys()].join(', ')}) and a name`);
  if (!kind.name.test(name)) throw new UsageError(`a ${kindName} has ${kind.rule}, not "${name}"`);
  if (!kind.hasFeature && value('feature') !== undefined)
    throw new UsageError(`a ${kindName} belongs to no feature; leave --feature out`);
  const feature = kind.hasFeature ? featureOf(value('feature')) : 'shell';
  const root = ports.absolute(value('root') ?? '.');
  if (!(await ports.kind(join(root, 'packages/components'))))
    throw new UsageError(
      `${ports.displayPath(root)} is not Livery's repository; "add" works in it only`,
    );
  const { files, lines, next } = kind.scaffold(name, feature);
  for (const path of files.keys())
    if (await ports.kind(join(root, path))) throw new UsageError(`${path} exists already`);
  // All edits precede the first write, so that a missing list leaves the repository unchanged.
  const edited = await Promise.all(
    lines.map(async ({ path, insert }) => ({
      path,
      text: insert(await ports.read(join(root, path))),
    })),
  );
  for (const [path, text] of files) await ports.write(join(root, path), text);
  for (const { path, text } of edited) await ports.write(join(root, path), text);
  ports.out(
    [
      ...[...files.keys()].map((path) => `new      ${path}`),
      ...edited.map(({ path }) => `changed  ${path}`),
      'Next: npm run generate, npm run format, npm run check.',
      ...next.map((step) => `Then: ${step}`),
    ].join('\n'),
  );
  return 0;
}

function featureOf(name: string | undefined): Feature {
  const feature = features.find((candidate) => candidate === name);
  if (!feature)
    throw new UsageError(
      `${name === undefined ? '--feature is missing' : `there is no feature "${name}"`}; there are ${features.join(', ')}`,
    );
  return feature;
}
