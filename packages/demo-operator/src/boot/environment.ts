/** All environment variables of the sandbox operator. `run` validates them. */
export const environment = {
  SANDBOX_PORT: { default: '8081', description: 'Port of the sandbox operator.' },
  SANDBOX_ORIGIN: {
    description:
      'Origin at which browsers reach the games, if the sandbox is behind a proxy, such as `https://operator.example`. Default: this machine.',
  },
  LIVERY_DATA: {
    default: '.data',
    description: 'Data folder; the embedded database is in its folder `sandbox`.',
  },
  SANDBOX_DATABASE_URL: {
    description: 'PostgreSQL connection URL. Without it the sandbox has an embedded database.',
  },
} as const satisfies Record<string, { readonly default?: string; readonly description: string }>;
