import { isMissing, missing, type FileEntry, type FileSource } from './FileSource.ts';
import { memorySource } from './memorySource.ts';

/** Returns a source in which texts, by path, replace the files of another source or add to them. */
export function overlaySource(source: FileSource, texts: ReadonlyMap<string, string>): FileSource {
  if (texts.size === 0) return source;
  const upper = memorySource(Object.fromEntries(texts));
  return {
    list: async (folder) => {
      const [lowerEntries, upperEntries] = await Promise.all([
        entriesIn(source, folder),
        entriesIn(upper, folder),
      ]);
      if (!lowerEntries && !upperEntries) throw missing(folder);
      return [
        ...new Map(
          [...(upperEntries ?? []), ...(lowerEntries ?? [])].map((entry) => [entry.name, entry]),
        ).values(),
      ];
    },
    read: (path) => (texts.has(path) ? upper : source).read(path),
  };
}

async function entriesIn(
  source: FileSource,
  folder: string,
): Promise<readonly FileEntry[] | undefined> {
  try {
    return await source.list(folder);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
