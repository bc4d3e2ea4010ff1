import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from '../checkLayers.ts';

/** The oldest supported version of browsers by their name in MDN's data. */
export type Versions = Readonly<Record<string, string>>;

/** The part of MDN's compatibility data that is read: built-in objects with their members. */
export interface CompatData {
  readonly javascript: { readonly builtins: CompatTree };
  readonly api: CompatTree;
}

/** Features by name, each with its own members. */
interface CompatTree {
  readonly [name: string]: CompatTree | Compat | undefined;
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}

interface Support {
  readonly version_added: string | boolean | null;
  readonly partial_implementation?: boolean;
}

/** Returns the oldest supported versions, for which the site is built. */
export function supportedBrowsers(): Versions {
  // The file's own format
  return JSON.parse(readFileSync('packages/site/supportedBrowsers.json', 'utf8')) as Versions;
}

/** Reads MDN's data. As a module, Vite would make a program of its 20 MB. */
export function readCompatData(): CompatData {
  const text = readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8');
  // The package's own format
  return JSON.parse(text) as CompatData;
}

/**
 * Returns each call of the client's code that a supported browser does not have: of a member of a
 * global (`URL.parse`), of a constructor, and of a method that no older built-in object has
 * (`list.toSorted`).
 */
export function checkBrowsers(
  files: readonly SourceFile[],
  { javascript: { builtins }, api }: CompatData,
  supported: Versions,
): string[] {
  const newMethods = methodsWithout(builtins, supported);
  return files.flatMap(({ path, text }) => {
    const findings: string[] = [];
    const add = (name: string, lacking: readonly string[], start: number): void => {
      if (lacking.length === 0) return;
      const line = text.slice(0, start).split('\n').length;
      findings.push(
        `${path}:${line} uses ${name}, which is missing in ${lacking.join(' and ')}. Use an older function, or raise packages/site/supportedBrowsers.json and docs/browsers.md.`,
      );
    };
    const lackingOf = (...names: readonly string[]): string[] =>
      browsersWithout(featureOf(builtins, names) ?? featureOf(api, names), supported);
    new Visitor({
      CallExpression({ callee, start }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { object, property } = callee;
        if (object.type === 'Identifier' && (builtins[object.name] ?? api[object.name]))
          add(
            `${object.name}.${property.name}`,
            [
              ...lackingOf(object.name, property.name),
              ...lackingOf(object.name, `${property.name}_static`),
            ],
            start,
          );
        // A call that is optional has a way without the method.
        else if (!('optional' in callee && callee.optional))
          add(`.${property.name}()`, newMethods.get(property.name) ?? [], start);
      },
      NewExpression({ callee, start }) {
        if (callee.type === 'Identifier') add(`new ${callee.name}`, lackingOf(callee.name), start);
      },
    }).visit(parseSync(path, text).program);
    return findings;
  });
}

/**
 * Built-in objects whose methods are recognised by their name alone. Others have names that methods
 * of the client have, too: `take`, `move`, `adopt`.
 */
const values = ['Array', 'ArrayBuffer', 'Map', 'Promise', 'RegExp', 'Set', 'String', 'Uint8Array'];

/** Returns the methods of built-in objects that some browser lacks in each object that has them. */
function methodsWithout(builtins: CompatTree, supported: Versions): Map<string, string[]> {
  const methods = new Map<string, string[][]>();
  for (const owner of values)
    for (const [name, feature] of Object.entries(builtins[owner] ?? {})) {
      const compat = compatOf(feature);
      if (compat)
        methods.set(name, [...(methods.get(name) ?? []), browsersWithout(compat, supported)]);
    }
  return new Map(
    [...methods].flatMap(([name, lacking]) =>
      lacking.every((browsers) => browsers.length > 0) ? [[name, lacking[0] ?? []] as const] : [],
    ),
  );
}

function featureOf(tree: CompatTree, names: readonly string[]): Compat | undefined {
  let feature: CompatTree | Compat | undefined = tree;
  for (const name of names) feature = (feature as CompatTree | undefined)?.[name];
  return compatOf(feature);
}

function compatOf(feature: CompatTree | Compat | undefined): Compat | undefined {
  // The data's own format: a feature has its support in this member, beside its own members.
  return (feature as Readonly<Record<string, Compat>> | undefined)?.['__compat'];
}

/** Returns the supported browsers, with their version, that came before a feature. */
function browsersWithout(feature: Compat | undefined, supported: Versions): string[] {
  return Object.entries(supported).flatMap(([browser, version]) => {
    const support = feature?.support[browser];
    if (support === undefined) return [];
    const isThere = [support]
      .flat()
      .some(
        ({ version_added: added, partial_implementation: isPartial = false }) =>
          typeof added === 'string' &&
          !isPartial &&
          Number.parseFloat(added.replace('≤', '')) <= Number(version),
      );
    return isThere ? [] : [`${browser} ${version}`];
  });
}
