/** A setting of the environment, as the reference documents it. */
export interface EnvironmentSetting {
  /** The value that is used when the variable is not set. */
  readonly default?: string;
  readonly description: string;
}

/** Every environment variable of the server. `readSettings` validates them. */
export const environment = {
  PORT: { default: '8080', description: 'Port of the public listener.' },
  ADMIN_PORT: {
    default: '9090',
    description: 'Port of the admin listener (health, status, metrics).',
  },
  ADMIN_HOST: {
    default: '127.0.0.1',
    description:
      'IP address that the admin listener uses besides loopback, such as `0.0.0.0` in a container. Other machines get `/healthz`, `/readyz` and `/metrics` only; the status and the commands stay with programs of this machine.',
  },
  SANDBOX_PORT: {
    default: '8081',
    description: 'Port of the sandbox operator. Sandbox mode only.',
  },
  LIVERY_TENANTS: { default: 'tenants', description: 'Folder of the brand folders.' },
  LIVERY_DATA: {
    default: '.data',
    description: 'Data folder of the server. Keep it between restarts and releases.',
  },
  LIVERY_CLOSE_AFTER_MS: {
    default: '60000',
    description:
      'Time a brand is served after its folder is gone, in milliseconds (0 to 99999999). A file `.closed` in the folder closes the brand at once.',
  },
  LIVERY_SECRET: {
    description:
      'Secret that cookies and request bodies are sealed with, at least 32 characters. For rotation, several with commas between them: the first seals, all open. Live mode requires it or `LIVERY_SECRET_FILE`; sandbox mode creates one in the data folder.',
  },
  LIVERY_SECRET_FILE: {
    description:
      'File with the secrets of `LIVERY_SECRET`, one in a line, instead of that variable. It is read again when it changes, so that a rotation needs no restart.',
  },
  LIVERY_SECRETS_DIR: {
    description:
      'Folder with a folder for each brand, with one file for each secret that its `upstream.json` names: `<brand>/<NAME>`. A secret without a file is read from the environment variable `LIVERY_BRAND_<BRAND>__<NAME>`.',
  },
  LIVERY_UPSTREAM_ORIGINS: {
    description:
      'JSON file with the origins that the server may call for each brand: `{"goldfinch": ["https://api.operator.example"]}`; `*` is every brand. It is read again when it changes. Required in live mode; sandbox mode also allows this machine.',
  },
  LIVERY_VALKEY_URL: {
    description:
      'Address of a Valkey server (`valkey://host:6379`, with TLS `valkeys://user:password@host:6379`) that servers on several machines share limits, used tickets and ended sessions in. Without it they are shared by the data folder.',
  },
  LIVERY_VALKEY_WAIT_MS: {
    default: '20',
    description:
      'Longest wait of a request for the answer of Valkey about a limit, in milliseconds (1 to 99999); after it the answer of this machine counts.',
  },
  LIVERY_VALKEY_CLAIM_WAIT_MS: {
    default: '500',
    description:
      'Longest wait of a sign-in for the answer of Valkey whether a bot check, remember-me ticket or social sign-in was used before, in milliseconds (1 to 99999). After it, a ticket of another machine is refused, and for the rest the answer of this machine counts until the late one comes.',
  },
  LIVERY_TRUSTED_PROXIES: {
    default: '',
    description:
      'Networks (CIDR, with commas between them) whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted.',
  },
  LIVERY_UPSTREAM_NETWORKS: {
    default: '',
    description:
      'Private networks (CIDR, with commas between them) an operator’s API may be in, and the only ones that it may be asked in by plain http. In sandbox mode the default is the loopback network.',
  },
  LIVERY_UPSTREAM_CA: {
    description:
      'File with the certificates (PEM) of private authorities that operators have their certificates from. They are trusted besides the public ones; the file is read at the start.',
  },
  LIVERY_REUSE_PORT: {
    default: '0',
    description:
      '`1` lets several server processes share the public port, for restarts without a gap. Each needs its own `ADMIN_PORT`.',
  },
  LIVERY_DRAIN_NOTICE_MS: {
    default: '500',
    description:
      'Time between SIGTERM, when `/readyz` becomes 503, and the end of accepting connections, in milliseconds (0 to 99999): as long as load balancers need to notice.',
  },
  LIVERY_PAGE_WAIT_MS: {
    default: '1000',
    description:
      'Time a document waits for its preloaded data, and then for its rendering, in milliseconds each (1 to 99999).',
  },
  LIVERY_SECURITY_CONTACTS: {
    default: '',
    description:
      'Addresses (`mailto:` or `https:`, with commas between them) to which vulnerabilities are reported. They are published as `/.well-known/security.txt` on the hosts of all brands; without any, there is no such file.',
  },
  LIVERY_ACCESS_LOG: {
    default: '0',
    description:
      '`1` logs one line for each request at the level `info`, with id, brand, method, kind, status, bytes and duration.',
  },
  LIVERY_OTLP_URL: {
    description:
      'Address of an OpenTelemetry collector (OTLP over HTTP), such as `http://collector:4318`, that traces of requests and calls are sent to. Without it, nothing is recorded.',
  },
  LOG_LEVEL: { default: 'info', description: 'Lowest level that is logged, as pino names it.' },
} as const satisfies Record<string, EnvironmentSetting>;
