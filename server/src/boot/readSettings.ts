import { SettingsError } from '@livery/config';
import { parseNetworks } from '@livery/config/networks';
import { isIP, type BlockList } from 'node:net';
import { isLoopback } from '../http/clientAddress.ts';
import { environment } from './environment.ts';

/** Settings from the environment and the command line. */
export interface Settings {
  readonly isSandbox: boolean;
  readonly port: number;
  readonly sandboxPort: number;
  readonly adminPort: number;
  /** Addresses of the admin listener; at one of them loopback reaches it. */
  readonly adminHosts: readonly string[];
  readonly tenants: string;
  readonly data: string;
  /**
   * The first one seals, all of them open. Empty with a file; generated in sandbox mode without.
   */
  readonly secrets: readonly string[];
  /** File with the secrets, which is read again when it changes. */
  readonly secretFile: string | undefined;
  readonly trustedProxies: BlockList;
  readonly upstreamNetworks: BlockList;
  /** File with certificates of private authorities. */
  readonly upstreamAuthorities: string | undefined;
  readonly secretsDir: string | undefined;
  /** File with the origins that the server may call for each brand; present in live mode. */
  readonly upstreamOrigins: string | undefined;
  /** Shares limits, claims and ended sessions with other machines. */
  readonly valkeyUrl: string | undefined;
  /** Longest wait of a request for Valkey's answer about a limit. */
  readonly valkeyWaitMs: number;
  /** Longest wait for the answer about an id that is accepted once. */
  readonly valkeyClaimWaitMs: number;
  /** Shares the port with other processes of this server, for restarts without downtime. */
  readonly reusePort: boolean;
  /** Addresses to which vulnerabilities are reported. */
  readonly securityContacts: readonly string[];
  /**
   * Maximum wait of a document for its first data and for its content, each in milliseconds.
   */
  readonly pageWaitMs: number;
  /** Time for which a brand is served after its folder is gone. */
  readonly closeAfterMs: number;
  /** Whether each request has a line in the log. */
  readonly hasAccessLog: boolean;
  /** Address of the collector of traces. */
  readonly otlpUrl: string | undefined;
  /** Time for load balancers to notice that the server stops. */
  readonly drainNoticeMs: number;
}

const minSecretLength = 32;

/** The settings that have a default. */
type Defaulted = {
  [Name in keyof typeof environment]: (typeof environment)[Name] extends { default: string }
    ? Name
    : never;
}[keyof typeof environment];

/** Reads the settings. Errors: `SettingsError` with all invalid settings. */
export function readSettings({
  env,
  args,
}: {
  env: Readonly<Record<string, string | undefined>>;
  args: readonly string[];
}): Settings {
  const problems: string[] = [];
  const isSandbox = args.includes('--sandbox');
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return fallback;
    }
  };
  const valueOf = (name: Defaulted): string => env[name] ?? environment[name].default;
  const port = (name: Defaulted) =>
    attempt(() => portOf(valueOf(name), name), Number(environment[name].default));
  const networks = (name: Defaulted, value = valueOf(name)) =>
    attempt(() => parseNetworks(value, name), parseNetworks('', name));
  const secretText = env.LIVERY_SECRET ?? '';
  const secretFile = env.LIVERY_SECRET_FILE;
  if (secretFile !== undefined && secretText !== '')
    problems.push('LIVERY_SECRET and LIVERY_SECRET_FILE are both set; leave one of them out.');
  if (!isSandbox && secretFile === undefined && secretText === '')
    problems.push(
      'LIVERY_SECRET is not set: sessions are sealed with it. Make one with "openssl rand -hex 32", or name a file of secrets with LIVERY_SECRET_FILE.',
    );
  const secrets = attempt(
    () => (secretText === '' ? [] : parseSecrets(secretText, 'LIVERY_SECRET has')),
    [],
  );
  if (!isSandbox && env.LIVERY_UPSTREAM_ORIGINS === undefined)
    problems.push(
      'LIVERY_UPSTREAM_ORIGINS is not set: it names the JSON file with the origins of each brand’s operator, such as {"goldfinch": ["https://api.operator.example"]}.',
    );
  const securityContacts = listOf(valueOf('LIVERY_SECURITY_CONTACTS'));
  for (const contact of securityContacts) {
    if (!/^(?:mailto:|https:\/\/)[\x21-\x7e]+$/.test(contact) || !URL.canParse(contact))
      problems.push(
        `LIVERY_SECURITY_CONTACTS has "${contact}"; each has to be a mailto: or https: address.`,
      );
  }
  const isOn = (name: Defaulted): boolean => {
    const text = valueOf(name);
    if (!['0', '1'].includes(text))
      problems.push(`${name} is "${text}"; it has to be 1, or left out.`);
    return text === '1';
  };
  if (env.LIVERY_OTLP_URL !== undefined && !isHttpUrl(env.LIVERY_OTLP_URL))
    problems.push('LIVERY_OTLP_URL has to look like http://collector:4318.');
  const milliseconds = (name: Defaulted) =>
    attempt(() => millisecondsOf(valueOf(name), name), Number(environment[name].default));
  const optionalMs = (name: Defaulted, digits: number): number => {
    const text = valueOf(name);
    if (!new RegExp(`^\\d{1,${digits}}$`).test(text))
      problems.push(
        `${name} is "${text}"; it has to be a number of milliseconds from 0 to ${'9'.repeat(digits)}.`,
      );
    return Number(text);
  };
  const adminHost = valueOf('ADMIN_HOST');
  if (isIP(adminHost) === 0)
    problems.push(
      `ADMIN_HOST is "${adminHost}"; it has to be an IP address, such as 127.0.0.1 or 0.0.0.0.`,
    );
  if (env.LIVERY_VALKEY_URL !== undefined && !isValkeyUrl(env.LIVERY_VALKEY_URL))
    // The value is not part of the message, because it may contain a password.
    problems.push(
      'LIVERY_VALKEY_URL has to look like valkey://host:6379, or valkeys://user:password@host:6379 with TLS.',
    );
  const settings = {
    isSandbox,
    reusePort: isOn('LIVERY_REUSE_PORT'),
    hasAccessLog: isOn('LIVERY_ACCESS_LOG'),
    otlpUrl: env.LIVERY_OTLP_URL,
    pageWaitMs: milliseconds('LIVERY_PAGE_WAIT_MS'),
    closeAfterMs: optionalMs('LIVERY_CLOSE_AFTER_MS', 8),
    drainNoticeMs: optionalMs('LIVERY_DRAIN_NOTICE_MS', 5),
    secrets,
    secretFile,
    securityContacts,
    port: port('PORT'),
    sandboxPort: port('SANDBOX_PORT'),
    adminPort: port('ADMIN_PORT'),
    adminHosts: withLoopback(adminHost),
    tenants: valueOf('LIVERY_TENANTS'),
    data: valueOf('LIVERY_DATA'),
    // An empty value comes from files of deployments that pass on what is not set.
    upstreamAuthorities: env.LIVERY_UPSTREAM_CA === '' ? undefined : env.LIVERY_UPSTREAM_CA,
    secretsDir: env.LIVERY_SECRETS_DIR,
    upstreamOrigins: env.LIVERY_UPSTREAM_ORIGINS,
    valkeyUrl: env.LIVERY_VALKEY_URL,
    valkeyWaitMs: milliseconds('LIVERY_VALKEY_WAIT_MS'),
    valkeyClaimWaitMs: milliseconds('LIVERY_VALKEY_CLAIM_WAIT_MS'),
    trustedProxies: networks('LIVERY_TRUSTED_PROXIES'),
    // The sandbox runs on this machine.
    upstreamNetworks: networks(
      'LIVERY_UPSTREAM_NETWORKS',
      env.LIVERY_UPSTREAM_NETWORKS ?? (isSandbox ? '127.0.0.0/8, ::1' : undefined),
    ),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/**
 * Parses secrets with commas or line breaks between them.
 *
 * Errors: a sentence, if there is none or one is too short.
 */
export function parseSecrets(text: string, subject: string): readonly string[] {
  const secrets = listOf(text);
  if (secrets.length === 0) throw new Error(`${subject} no secret.`);
  const short = secrets.find(({ length }) => length < minSecretLength);
  if (short !== undefined)
    throw new Error(
      `${subject} a secret of ${short.length} characters; each needs at least ${minSecretLength}. Make one with "openssl rand -hex 32".`,
    );
  return secrets;
}

/** Adds loopback to an address that does not include it, because the status answers only there. */
function withLoopback(host: string): readonly string[] {
  const isWildcard = /^[0:.]+$/.test(host);
  return isWildcard || isLoopback(host) ? [host] : [host, '127.0.0.1'];
}

function millisecondsOf(text: string, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`${name} is "${text}"; it has to be a number of milliseconds from 1 to 99999.`);
  return Number(text);
}

function isHttpUrl(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

function isValkeyUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && /^(?:valkey|redis)s?:$/.test(url.protocol);
}

/** Returns the entries of a list with commas or line breaks between them. */
function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function portOf(text: string, name: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`${name} is "${text}"; it has to be a port number from 0 to 65535.`);
  return port;
}
