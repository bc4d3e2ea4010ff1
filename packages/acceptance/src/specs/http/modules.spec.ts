import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import { expect, test } from '../../harness/test.ts';

const ttlMs = 1_000;

test.beforeEach(({ ownBrand: brand }) => publish(brand, () => brand.edit('site.json', (site) => {
  site.brandStateTtlMs = ttlMs;
})));

test('[CONF-03] the named flags follow the operator’s module tree; a disabled parent disables its children, and the tenant may turn one off', async ({ ownBrand: brand }) => {
  const modules = {
    USERNAMEREG3: 'USERNAMEREG3', MOBILENUMREG3: 'MOBILENUMREG3', MOBILENUMPASSREG3: 'MOBILENUMPASSREG3', REGMOBVERF3: 'REGMOBVERF3', MOBILEVERCODELOGIN3: 'MOBILEVERCODELOGIN3',
    DIRECTREG3: 'DIRECTREG3', CHNGPASSVERIF3: 'CHNGPASSVERIF3', freePlay: 'FREEPLAY', forcedPasswordChange: 'FORCECHANGEPASS', phoneLogin: 'PHONELOGIN',
  };
  const names = Object.keys(modules);
  const expectOff = (off: readonly string[]) => expect.poll(async () => {
    const { flags } = bootstrapOf((await brand.request('/')).body);
    return { off: names.filter((name) => flags[name] === false), unknown: names.filter((name) => flags[name] === undefined) };
  }, { intervals: [100] }).toEqual({ off, unknown: [] });

  await expectOff([]);
  for (const [name, modId] of Object.entries(modules)) {
    await brand.setModule(modId, false);
    await expectOff([name]);
    await brand.setModule(modId, true);
  }
  await brand.setModule('ACCOUNT', false);
  await expectOff(names);
  await brand.setModule('ACCOUNT', true);
  await expectOff([]);

  await publish(brand, () => brand.write('flags.json', JSON.stringify({ $schema: '../../../schemas/flags.schema.json', flags: { freePlay: { value: false } } })));
  await expectOff(['freePlay']);
});
