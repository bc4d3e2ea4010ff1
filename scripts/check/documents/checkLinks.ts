import { posix as path } from 'node:path';
import type { SourceFile } from '../checkLayers.ts';

/** Link of a document with its line. */
interface Link {
  readonly target: string;
  readonly line: number;
}

/**
 * Returns every relative link to a missing file or heading, with file and line.
 *
 * @param documents the Markdown files, by their path from the root.
 * @param paths every tracked file, by its path from the root.
 */
export function checkLinks(documents: readonly SourceFile[], paths: readonly string[]): string[] {
  const existing = new Set(paths.flatMap((file) => [file, ...foldersOf(file)]));
  const anchors = new Map(
    documents.map(({ path: file, text }) => [file, anchorsOf(withoutCode(text))]),
  );
  return documents.flatMap(({ path: file, text }) =>
    linksOf(withoutCode(text)).flatMap(({ target, line }) => {
      const at = `${file}:${line}`;
      // Links with a scheme, such as `https:` or `mailto:`, leave the repository.
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return [];
      const [address = '', anchor] = target.split('#', 2);
      const found = address === '' ? file : resolve(file, decodeURI(address));
      if (!existing.has(found)) return [`${at} links to ${target}, which does not exist.`];
      if (anchor === undefined || !found.endsWith('.md')) return [];
      if (anchors.get(found)?.has(anchor)) return [];
      return [`${at} links to ${target}: ${found} has no such heading.`];
    }),
  );
}

/** Guides that name files which the reader will add. */
const guidesToNewFiles = /^docs\/guides\/add-a-/;

/** Returns every source path that a document names in backticks and that does not exist. */
export function checkNamedPaths(
  documents: readonly SourceFile[],
  paths: readonly string[],
): string[] {
  const existing = new Set(paths.flatMap((file) => [file, ...foldersOf(file)]));
  return documents
    .filter(({ path: file }) => !guidesToNewFiles.test(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/`((?:packages|server|scripts|schemas)\/[\w./-]+?)\/?`/g)]
        .filter(([, named = '']) => !existing.has(named) && !/\/dist(?:\/|$)/.test(named))
        .map(
          ({ 1: named, index }) =>
            `${file}:${text.slice(0, index).split('\n').length} names ${named}, which does not exist.`,
        ),
    );
}

function resolve(from: string, address: string): string {
  return path.join(path.dirname(from), address).replace(/\/$/, '');
}

function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Removes fenced blocks and inline code, which may contain text that looks like links. Line numbers
 * stay the same.
 */
function withoutCode(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== undefined && (fence === undefined || line.trim() === fence)) {
        fence = fence === undefined ? mark : undefined;
        return '';
      }
      return fence === undefined ? line : '';
    })
    .join('\n');
}

function linksOf(text: string): Link[] {
  // The text between the brackets may contain code, an image, or a line break.
  const inline = /\]\(\s*<?([^\s()<>]+)>?(?:\s+"[^"]*")?\s*\)/g;
  const reference = /^\[[^\]]+\]:\s+<?([^\s<>]+)>?/gm;
  const bare = text.replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return [...bare.matchAll(inline), ...bare.matchAll(reference)].map(
    ({ 1: target = '', index }) => ({
      target,
      line: bare.slice(0, index).split('\n').length,
    }),
  );
}

/** Returns the anchors of a document's headings by GitHub's rules. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6}\s(.*)$/gm)) {
    const slug = heading
      .trim()
      .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of text.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}
