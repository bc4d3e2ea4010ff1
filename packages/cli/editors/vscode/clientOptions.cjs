// The options of the client, apart from VS Code, so that they can be tested without it.

const documents =
  '{site,routes,menus,banners,flags,registration,theme,compliance,upstream,locks}.json';

/** Patterns of the documents of a brand. */
const patterns = [`**/${documents}`, '**/{pages,locales}/*.json'];

/** Path of the command below the folder of a workspace. */
const program = 'node_modules/@livery/cli/bin/livery.mjs';

exports.program = program;

/** Returns how to start the server in a folder. */
exports.serverOptions = (folder) => ({
  command: 'node',
  args: [program, 'lsp'],
  options: { cwd: folder },
});

exports.clientOptions = {
  documentSelector: ['json', 'jsonc'].flatMap((language) =>
    patterns.map((pattern) => ({ scheme: 'file', language, pattern })),
  ),
  // VS Code itself completes and describes by the `$schema` of a document.
  initializationOptions: { schemas: false },
};
