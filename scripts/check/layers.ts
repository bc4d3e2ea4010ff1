/**
 * Allowed imports between packages. `renderer` never imports `components`, because it receives the
 * registry as an argument. The reasons are in docs/architecture.md.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  model: [],
  testing: ['model'],
  config: ['model'],
  api: ['model'],
  stores: ['api', 'model'],
  renderer: ['model'],
  ui: ['model'],
  components: ['stores', 'ui', 'model'],
  site: ['renderer', 'components', 'ui', 'stores', 'api', 'model'],
  'demo-content': ['model'],
  'demo-provider': ['demo-content', 'model'],
  'demo-operator': ['demo-provider', 'demo-content', 'api', 'model'],
  cli: ['config', 'api', 'model'],
  server: ['config', 'api', 'model'],
};

/** Packages of the demonstration, which the platform works without: it names none of them. */
export const demonstration: readonly string[] = ['demo-content', 'demo-provider', 'demo-operator'];

/**
 * Folders of the platform that name the demonstration, because they add the demonstration's part of
 * what they add to the platform.
 */
export const demonstrationTools: readonly string[] = ['packages/cli/src/add/'];

/** Packages that Node runs directly, so they cannot import `.tsx` or CSS. */
export const nodeLayers: readonly string[] = [
  'server',
  'config',
  'api',
  'model',
  'demo-content',
  'demo-provider',
  'demo-operator',
  'cli',
  'scripts',
  'testing',
];

/** Browser programs inside Node packages, built by Vite. */
export const builtFolders: readonly string[] = [
  'packages/demo-provider/src/web/',
  'scripts/bench/page/',
  'scripts/bench/forms/',
];

/**
 * Folders whose strings contain source code of new or generated files; imports in those strings are
 * ignored.
 */
export const templateFolders: readonly string[] = ['packages/cli/src/add/', 'scripts/generate/'];

/** Files that may access network, clock, storage, environment or disk. */
export const compositionRoots: readonly string[] = [
  'packages/site/src/browser/ports.ts',
  'packages/demo-operator/src/main.ts',
  'packages/cli/src/main.ts',
  'packages/demo-provider/src/server/systemClock.ts',
  'server/src/http/systemClock.ts',
  'server/src/main.ts',
  'server/src/boot/startServer.ts',
];

/** Globals that only composition roots may use, by the layers in which they are forbidden. */
export const portGlobals: readonly { layers: readonly string[]; pattern: RegExp; name: string }[] =
  [
    {
      layers: ['model', 'stores', 'renderer', 'components', 'ui', 'api'],
      pattern: /(?<![.\w#])fetch\(|globalThis\.fetch|window\.fetch/,
      name: 'fetch',
    },
    {
      layers: ['model', 'stores', 'renderer', 'components', 'config', 'api', 'server'],
      pattern: /\bDate\.now\b|new Date\(\)/,
      name: 'the clock',
    },
    {
      layers: ['model', 'stores', 'renderer', 'config', 'api', 'server'],
      pattern: /\bperformance\.now\b/,
      name: 'the clock',
    },
    {
      layers: ['model', 'stores', 'renderer', 'components', 'ui', 'api'],
      pattern:
        /(?<!\.)\b(?:local|session)Storage\.(?:get|set|remove)Item|window\.(?:local|session)Storage/,
      name: 'browser storage',
    },
    {
      layers: [
        'model',
        'config',
        'api',
        'stores',
        'renderer',
        'components',
        'ui',
        'server',
        'demo-content',
        'demo-provider',
        'demo-operator',
        'cli',
      ],
      pattern: /\bprocess\.env\b/,
      name: 'the environment',
    },
  ];

/**
 * Folders of a package, each allowed to import the ones before it. Files beside the folders may
 * import all of them, and no folder imports such a file.
 */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  'packages/model/src': [
    'generated',
    'lottery',
    'protection',
    'core',
    'agent',
    'sports',
    'play',
    'shell',
    'session',
  ],
  'packages/config/src': [
    'source',
    'report',
    'schema',
    'read',
    'check',
    'build',
    'merge',
    'load',
    'live',
    'lookup',
  ],
  'packages/stores/src': [
    'core',
    'site',
    'preferences',
    'shell',
    'protection',
    'account',
    'promotions',
    'session',
    'registration',
    'lottery',
    'play',
    'sports',
    'lobby',
    'home',
    'rewards',
    'support',
    'agent',
    'centre',
    'cashier',
  ],
  'packages/components/src': [
    'core',
    'preferences',
    'shell',
    'centre',
    'protection',
    'account',
    'play',
    'sports',
    'lobby',
    'session',
    'registration',
    'lottery',
    'promotions',
    'home',
    'rewards',
    'support',
    'agent',
    'cashier',
    'registry',
  ],
  'packages/demo-operator/src': [
    'core',
    'database',
    'catalogue',
    'merchants',
    'records',
    'wallet',
    'members',
    'calls',
    'rewards',
    'promotions',
    'protection',
    'account',
    'cashier',
    'support',
    'shell',
    'cdn',
    'lobby',
    'lottery',
    'session',
    'operator',
    'home',
    'play',
    'sports',
    'registration',
    'preferences',
    'agent',
    'seed',
    'admin',
    'boot',
  ],
  'server/src': [
    'http',
    'threads',
    'payloads',
    'tracing',
    'audit',
    'shared-state',
    'snapshots',
    'upstream',
    'brands',
    'request',
    'session',
    'brand-state',
    'admin',
    'assets',
    'bot-check',
    'gateway',
    'documents',
    'social',
    'routes',
    'boot',
  ],
};
