import { assetTypeOf } from '@livery/config';

/** Types of the client's files that no brand may publish. */
const clientTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Returns the content type of a file extension, and whether compression reduces its size. */
export function contentTypeOf(extension: string): {
  readonly type: string;
  readonly packs: boolean;
} {
  const type = Object.hasOwn(clientTypes, extension) ? clientTypes[extension] : undefined;
  if (type !== undefined) return { type, packs: true };
  const asset = assetTypeOf(extension);
  return {
    type: asset?.mediaType ?? 'application/octet-stream',
    packs: asset?.isCompressible ?? false,
  };
}
