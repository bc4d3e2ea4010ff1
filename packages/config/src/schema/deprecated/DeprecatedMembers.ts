import type { ConfigProblem } from '../../report/ConfigProblem.ts';
import { componentsFile, schemaNameOf } from '../../source/documentNames.ts';
import { documentPointer } from '../../source/documentsOf.ts';
import { getAt, type LocatedValue } from '../../source/LocatedValue.ts';
import { joinPointer, pointerParts } from '../../source/pointer.ts';
import { isSchema, refTarget, type Schema } from '../../source/Schema.ts';
import { SourceDocument } from '../../source/SourceDocument.ts';
import { deprecationFaults } from './deprecationFaults.ts';
import { DocumentReplacement } from './DocumentReplacement.ts';

/** A document without deprecated members. */
export interface ReplacedDocument {
  readonly document: LocatedValue;
  /** One for each place at which a deprecated member is written. */
  readonly problems: readonly ConfigProblem[];
}

/** The deprecated members of the format, and their replacement in documents as they are written. */
export class DeprecatedMembers {
  readonly #files: ReadonlyMap<string, Schema>;
  /** Whether any member of a document is deprecated, by the name of its schema. */
  readonly #known = new Map<string, boolean>();

  /** Errors: throws when a schema declares a deprecated member without a current one beside it. */
  constructor(files: ReadonlyMap<string, Schema>) {
    const faults = deprecationFaults(files);
    if (faults.length > 0) throw new Error(`broken schemas\n${faults.join('\n')}`);
    this.#files = files;
  }

  /**
   * Returns a document of a layer under the current names of its members. A value that is written
   * under both names has the one of the current name.
   *
   * @param pointer of the document in the merged site
   * @param inherited the merged tree of the layers below, in which an inherited node has its
   *   component
   */
  replaceIn(
    document: LocatedValue,
    pointer: string,
    inherited: LocatedValue | undefined,
  ): ReplacedDocument {
    const name = schemaNameOf(pointer);
    const root = this.#files.get(`${name}.schema.json`);
    if (!root || !this.#isAffected(name, root)) return { document, problems: [] };
    const replacement = new DocumentReplacement({
      files: this.#files,
      components: this.#files.get(componentsFile),
      componentOf: (node) => textOf(getAt(inherited, `${node}/use`)),
    });
    const current = replacement.visit(document, pointer, [{ schema: root, root }]);
    return { document: current, problems: replacement.problems };
  }

  /**
   * Returns a pointer into a merged site under the current names of the members in it.
   *
   * @param tree the merged site, in which a node has its component
   */
  currentPointer(pointer: string, tree: LocatedValue): string {
    const at = documentPointer(pointer);
    const path = pathOf(pointerParts(pointer.slice(at.length)));
    return joinPointer(at, ...namesOf(this.replaceIn(path, at, tree).document));
  }

  #isAffected(name: string, root: Schema): boolean {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const isAffected = this.#hasDeprecated(root, root, new Set());
    this.#known.set(name, isAffected);
    return isAffected;
  }

  #hasDeprecated(part: unknown, root: Schema, seen: Set<Schema>): boolean {
    if (Array.isArray(part)) return part.some((item) => this.#hasDeprecated(item, root, seen));
    if (!isSchema(part) || seen.has(part)) return false;
    seen.add(part);
    if (part.deprecated === true) return true;
    const target = refTarget({ schema: part, root }, this.#files);
    return (
      (target !== undefined && this.#hasDeprecated(target.schema, target.root, seen)) ||
      Object.values(part).some((value) => this.#hasDeprecated(value, root, seen))
    );
  }
}

function textOf(value: LocatedValue | undefined): string | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** Returns an object that has only the value at a path. */
function pathOf(names: readonly string[]): LocatedValue {
  const location = { document: new SourceDocument({ file: '', layer: '' }), offset: 0 };
  return names.reduceRight<LocatedValue>(
    (value, name) => ({
      kind: 'object',
      location,
      entries: new Map([[name, { key: location, value }]]),
    }),
    { kind: 'scalar', location, value: null },
  );
}

/** Returns the names on the path to the only value of an object. */
function namesOf(value: LocatedValue): string[] {
  if (value.kind !== 'object') return [];
  return [...value.entries].flatMap(([name, entry]) => [name, ...namesOf(entry.value)]);
}
