const types: Readonly<Record<string, { readonly type: string; readonly packs: boolean }>> = {
  '.css': { type: 'text/css; charset=utf-8', packs: true },
  '.js': { type: 'text/javascript; charset=utf-8', packs: true },
  '.json': { type: 'application/json; charset=utf-8', packs: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', packs: true },
  '.html': { type: 'text/html; charset=utf-8', packs: true },
  '.txt': { type: 'text/plain; charset=utf-8', packs: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', packs: true },
  '.ico': { type: 'image/x-icon', packs: true },
  '.wasm': { type: 'application/wasm', packs: true },
  '.png': { type: 'image/png', packs: false },
  '.jpg': { type: 'image/jpeg', packs: false },
  '.jpeg': { type: 'image/jpeg', packs: false },
  '.webp': { type: 'image/webp', packs: false },
  '.avif': { type: 'image/avif', packs: false },
  '.gif': { type: 'image/gif', packs: false },
  '.woff2': { type: 'font/woff2', packs: false },
  '.mp4': { type: 'video/mp4', packs: false },
  '.webm': { type: 'video/webm', packs: false },
};

/** Returns the content type of a file extension, and whether compression reduces its size. */
export function contentTypeOf(extension: string): {
  readonly type: string;
  readonly packs: boolean;
} {
  return (
    (Object.hasOwn(types, extension) ? types[extension] : undefined) ?? {
      type: 'application/octet-stream',
      packs: false,
    }
  );
}
