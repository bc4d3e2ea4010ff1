import { hash } from 'node:crypto';
import type { FileSource } from '../source/FileSource.ts';
import type { MergedLayers } from './mergeLayers.ts';
import { readLayer, type Layer } from '../read/readLayer.ts';
import { plainValue, type LocatedValue } from '../source/LocatedValue.ts';
import { pointerParts } from '../source/pointer.ts';
import { isSchema } from '../source/Schema.ts';
import type { ValidatedDocument } from '../schema/validateDocument.ts';

/** A document of the parents, and the one of the brand that is laid over it. */
export interface DocumentOrigin {
  readonly parent: LocatedValue;
  readonly child: LocatedValue;
}

/**
 * Parents that several brands share, so that each is read, merged and validated once.
 *
 * Valid for one state of the parents' folders and one set of schemas. Create a new cache when
 * either changes.
 */
export class LoadCache {
  /**
   * Documents by the merged value they were made of. Brands that do not change a document share it.
   */
  readonly documents = new WeakMap<LocatedValue, ValidatedDocument>();
  /** Merged parents by the names of their folders, oldest first. */
  readonly merged = new Map<string, MergedLayers>();
  /** Merged documents with the two that they were merged of. */
  readonly origins = new WeakMap<LocatedValue, DocumentOrigin>();
  readonly #hashes = new WeakMap<LocatedValue, string>();
  readonly #inherited = new WeakMap<MergedLayers, unknown>();
  readonly #parents = new Map<string, Promise<Layer | undefined>>();
  /** Fingerprints of the parents' folders before they were read. */
  readonly #fingerprints = new Map<string, string | undefined>();
  readonly #fingerprintOf: (parent: string) => string | undefined;

  /**
   * @param fingerprintOf returns a text that changes with every edit of a parent's folder;
   *   `undefined` where that cannot be known. Not needed for a cache of one pass.
   */
  constructor(fingerprintOf: (parent: string) => string | undefined = () => undefined) {
    this.#fingerprintOf = fingerprintOf;
  }

  /**
   * Returns whether the folders of all parents are known to be as they were when they were read.
   */
  isCurrent(): boolean {
    return [...this.#fingerprints].every(
      ([parent, fingerprint]) =>
        fingerprint !== undefined && this.#fingerprintOf(parent) === fingerprint,
    );
  }

  /**
   * Returns the SHA-256 of what a brand and its parents state in a document. The order of keys
   * counts, because the first route that matches is used. Inherited documents are hashed once.
   */
  hashOf(document: LocatedValue): string {
    const known = this.#hashes.get(document);
    if (known !== undefined) return known;
    const origin = this.origins.get(document);
    const content = origin
      ? `${this.hashOf(origin.parent)} ${this.hashOf(origin.child)}`
      : JSON.stringify(plainValue(document));
    const hashed = hash('sha256', content);
    this.#hashes.set(document, hashed);
    return hashed;
  }

  /** Returns the plain documents of merged parents, made once. */
  inherited(parents: MergedLayers): unknown {
    const documents = this.#inherited.get(parents) ?? plainValue(parents.tree);
    this.#inherited.set(parents, documents);
    return documents;
  }

  /** Returns the plain document of merged parents at a pointer; `undefined` if they have none. */
  inheritedAt(parents: MergedLayers, pointer: string): unknown {
    return pointerParts(pointer).reduce<unknown>(
      (part, name) => (isSchema(part) ? part[name] : undefined),
      this.inherited(parents),
    );
  }

  /** A parent's folder, read once. */
  parent(source: FileSource, name: string): Promise<Layer | undefined> {
    const known = this.#parents.get(name);
    if (known) return known;
    this.#fingerprints.set(name, this.#fingerprintOf(name));
    const reading = readLayer(source, name);
    this.#parents.set(name, reading);
    return reading;
  }
}
