import type { ModuleNode } from '@livery/model';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { valueOf } from '../../http/envelope.ts';
import type { RecordingOperator } from '../../fixtures/RecordingOperator.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';

/**
 * Flags of the specification by name, with the module of the operator's tree that controls each.
 * Source: CONF-03.
 */
const flagNames = {
  USERNAMEREG3: 'USERNAMEREG3',
  MOBILENUMREG3: 'MOBILENUMREG3',
  MOBILENUMPASSREG3: 'MOBILENUMPASSREG3',
  REGMOBVERF3: 'REGMOBVERF3',
  MOBILEVERCODELOGIN3: 'MOBILEVERCODELOGIN3',
  DIRECTREG3: 'DIRECTREG3',
  CHNGPASSVERIF3: 'CHNGPASSVERIF3',
  freePlay: 'FREEPLAY',
  forcedPasswordChange: 'FORCECHANGEPASS',
  phoneLogin: 'PHONELOGIN',
} as const;
const names = Object.keys(flagNames) as (keyof typeof flagNames)[]; // the keys of the line above

/** Routes that exist only while a flag is on. */
const gated = {
  '/rng': 'GAME_RNG',
  '/live': 'GAME_LIVE',
  '/fish': 'GAME_FISH',
  '/pvp': 'GAME_PVP',
  '/sports': 'GAME_SPORTS',
  '/esports': 'GAME_ESPORTS',
  '/elott': 'GAME_ELOTT',
  '/cockfight': 'GAME_COCKFIGHT',
} as const;
const routes = Object.keys(gated);

async function bootstrap(brand: TestBrand) {
  return bootstrapOf((await brand.request('/')).body);
}

async function modulesAre(
  { brand, operator }: { brand: TestBrand; operator: RecordingOperator },
  modules: readonly ModuleNode[],
): Promise<void> {
  // The envelope's value is an object
  operator.change('/wps/system/whitelabel', (reply) => ({
    ...reply,
    value: { ...(reply.value as object), whitelabel: modules },
  }));
  await brand.forget();
}

/** Expects a value of the named flags: on, off, or missing. */
function expectFlags(
  brand: TestBrand,
  expected: Readonly<Partial<Record<keyof typeof flagNames, boolean>>>,
): Promise<void> {
  return expect
    .poll(async () => {
      const { flags } = await bootstrap(brand);
      return Object.fromEntries(
        names.filter((name) => name in flags).map((name) => [name, flags[name]]),
      );
    })
    .toEqual(expected);
}

function all(on: boolean): Record<keyof typeof flagNames, boolean> {
  // All names are present
  return Object.fromEntries(names.map((name) => [name, on])) as Record<
    keyof typeof flagNames,
    boolean
  >;
}

/** Returns the flag-dependent routes that are not found. */
async function missing(brand: TestBrand): Promise<string[]> {
  const pages = await Promise.all(
    routes.map(async (path) => (await brand.request(`/_livery/page?path=${path}&lang=EN`)).body),
  );
  // The gateway's envelope
  return routes.filter(
    (_, index) =>
      (JSON.parse(pages[index] ?? '') as { value: { status: number } }).value.status === 404,
  );
}

testWithOperator(
  '[CONF-03] each flag is on if the operator’s tree enables its module at any depth, and off if the module is disabled or missing',
  async ({ ownBrand: brand, operator }) => {
    await modulesAre({ brand, operator }, []);
    await expectFlags(brand, all(false));
    for (const name of names) {
      const node: ModuleNode = { modId: flagNames[name], enabled: '1' };
      await modulesAre({ brand, operator }, [
        {
          modId: 'A',
          enabled: '1',
          childrenNodes: [{ modId: 'B', enabled: '1', childrenNodes: [node] }],
        },
        { modId: 'C', enabled: '0' },
      ]);
      await expectFlags(brand, { ...all(false), [name]: true });
    }
    await modulesAre(
      { brand, operator },
      names.map((name) => ({ modId: flagNames[name], enabled: '1' })),
    );
    await expectFlags(brand, all(true));
    await modulesAre(
      { brand, operator },
      names.map((name) => ({ modId: flagNames[name], enabled: '0' })),
    );
    await expectFlags(brand, all(false));
  },
);

testWithOperator(
  '[CONF-03] a disabled parent disables all its descendants, whatever their own value',
  async ({ ownBrand: brand, operator }) => {
    const tree = (root: '0' | '1', parent: '0' | '1'): ModuleNode[] => [
      {
        modId: 'ROOT',
        enabled: root,
        childrenNodes: [
          {
            modId: 'PARENT',
            enabled: parent,
            childrenNodes: [
              { modId: flagNames.DIRECTREG3, enabled: '1' },
              { modId: flagNames.freePlay, enabled: '1' },
            ],
          },
          { modId: flagNames.CHNGPASSVERIF3, enabled: '1' },
        ],
      },
    ];
    await modulesAre({ brand, operator }, tree('1', '1'));
    await expectFlags(brand, {
      ...all(false),
      DIRECTREG3: true,
      freePlay: true,
      CHNGPASSVERIF3: true,
    });
    await modulesAre({ brand, operator }, tree('1', '0'));
    await expectFlags(brand, { ...all(false), CHNGPASSVERIF3: true });
    await modulesAre({ brand, operator }, tree('0', '1'));
    await expectFlags(brand, all(false));
  },
);

testWithOperator(
  '[CONF-03] a tenant’s false overrides the operator, its true does not',
  async ({ ownBrand: brand, operator }) => {
    await modulesAre(
      { brand, operator },
      names
        .filter((name) => name !== 'phoneLogin')
        .map((name) => ({ modId: flagNames[name], enabled: '1' })),
    );
    await publish(brand, () =>
      brand.write(
        'flags.json',
        JSON.stringify({
          $schema: '../../../schemas/flags.schema.json',
          flags: {
            freePlay: { value: false },
            DIRECTREG3: { value: false },
            phoneLogin: { value: true },
          },
        }),
      ),
    );
    await expectFlags(brand, {
      ...all(true),
      freePlay: false,
      DIRECTREG3: false,
      phoneLogin: false,
    });
  },
);

test('[CONF-03] each game category’s route depends on its module, and all of them on their parent module', async ({
  ownBrand: brand,
}) => {
  await expect.poll(() => missing(brand)).toEqual([]);
  for (const [path, modId] of Object.entries(gated)) {
    await brand.setModule(modId, false);
    await expect.poll(() => missing(brand)).toEqual([path]);
    expect((await brand.request('/')).body, 'no link leads there').not.toContain(`href="${path}"`);
    await brand.setModule(modId, true);
  }
  await brand.setModule('GAMES', false);
  await expect.poll(() => missing(brand)).toEqual(routes);
  await brand.setModule('GAMES', true);
  await expect.poll(() => missing(brand)).toEqual([]);
});

testWithOperator(
  '[CONF-04] resources, image CDNs and hosts reach the page, server-only values do not',
  async ({ ownBrand: brand, operator }) => {
    const resource = {
      resourceType: 'android',
      url: 'https://app.example/android',
      qrCodeUrl: 'https://app.example/android.png',
      labelNameEn: 'Android app',
    };
    const permission = {
      whitelabel: [
        { modId: 'GAMES', enabled: '1', childrenNodes: [{ modId: 'GAME_RNG', enabled: '1' }] },
      ],
      resources: [{ ...resource, internalNote: 'canary-note' }, { resourceType: 'ios' }],
      customerService: [{ csType: 'canary-service', csPosition: 'right', path: 'canary-path' }],
      analytics: { gtagId: 'canary-gtag' },
      domainRoute: ['route.example'],
      imageCDNs: ['https://one.cdn.example/a'],
      launchGameCDNs: ['https://canary-launch.example'],
      location: '203.0.113.77',
      maintenance: false,
      regionRestriction: false,
    };
    operator.change('/wps/system/whitelabel', (reply) => ({ ...reply, value: permission }));
    await brand.forget();
    await expect
      .poll(async () => (await bootstrap(brand)).state)
      .toEqual({
        known: true,
        resources: [resource, { resourceType: 'ios' }],
        imageCDNs: ['https://one.cdn.example/a'],
        domainRoute: ['route.example'],
      });
    expect(await servedHtml(brand, '/rng')).toContain(
      'src="https://one.cdn.example/a/TCG_PROD_IMAGES/',
    );
    const { body, headers } = await brand.request('/rng');
    expect(headers['content-security-policy']).toContain('https://one.cdn.example');
    expect(body.match(/canary-[a-z]+|203\.0\.113\.77/g) ?? []).toEqual([]);
  },
);

testWithOperator(
  '[CONF-04] the register validators come from the operator',
  async ({ ownBrand: brand, operator }) => {
    const validators = [
      {
        field: 'username',
        enabled: true,
        required: true,
        acceptedPattern: '^x',
        patternId: 'p',
        minLength: 3,
        maxLength: 4,
      },
    ];
    operator.change('/wps/system/setting/register', (reply) => ({
      ...reply,
      value: { validators },
    }));
    const { status, body } = await brand.request('/wps/system/setting/register');
    expect(status).toBe(200);
    expect(valueOf(body)).toEqual({ validators });
  },
);
