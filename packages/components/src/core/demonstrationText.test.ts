import { isDemonstrationText } from '@livery/model';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi } from '@livery/stores/testing/fakeApi';
import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { compliance } from '../testing/compliance.ts';
import { demonstrationText } from './demonstrationText.ts';

const sources = import.meta.glob<string>('../../../{components,site,stores,ui}/src/**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const locales = import.meta.glob<Record<string, unknown>>('../../../../tenants/*/locales/*.json', {
  eager: true,
  import: 'default',
});

/** Words by which a text speaks of a demonstration, by language. */
const words: Readonly<Record<string, RegExp>> = {
  EN: /demonstration|sandbox|fictitious|sample brand/i,
  TY: /\bdemo (?:ito|na)|kathang-isip|sample brand/i,
  CN: /演示|虚构|示例品牌/,
  ID: /versi demo|demo tanpa|fiktif|merek contoh/i,
  TH: /เวอร์ชันเดโม|สมมติ|แบรนด์ตัวอย่าง/,
  VI: /bản demo|hư cấu|thương hiệu mẫu/i,
  JA: /このデモ|デモ版|デモサイト|架空|サンプルブランド/,
  KO: /데모 (?:버전|사이트)|이 데모|가상입니다|플랫폼의 샘플/,
  HI: /डेमो के|इस डेमो|काल्पनिक|नमूना ब्रांड/,
  ES: /demostración|fictici|marca de ejemplo/i,
  PT: /demonstração|fictíci|marca de exemplo/i,
  RU: /демоверси|вымышлен|образец бренда/i,
  AR: /نسخة توضيحية|النسخة التوضيحية|وهمي|من وحي الخيال/,
};

it.each([
  [true, 'Demonstration only.'],
  [false, undefined],
])('returns with demonstration %j the text %j', (demonstration, expected) => {
  const example = exampleBootstrap({ texts: { 'demo.notice': 'Demonstration only.' } });
  const site = { ...example.site, compliance: { ...compliance, demonstration } };
  const root = exampleRoot({
    api: fakeApi({}),
    clock: new FakeClock(),
    bootstrap: { ...example, site },
  });

  expect(demonstrationText(root, 'demo.notice')).toBe(expected);
});

it('is the only reader of texts of the demonstration', () => {
  const readers = Object.entries(sources).flatMap(([path, source]) =>
    /\.test\.tsx?$|[/\\]testing[/\\]/.test(path)
      ? []
      : Array.from(source.matchAll(/['"`]demo\./g), ({ index }) =>
          /\bdemonstrationText\(\s*stores,[^;]*$/.test(source.slice(0, index)) ? '' : path,
        ),
  );
  expect(readers.length).toBeGreaterThan(5);
  expect(readers.filter((path) => path !== '')).toEqual([]);
});

it('no other text of a brand speaks of a demonstration, in any language', () => {
  const texts = Object.entries(locales).flatMap(([path, locale]) =>
    Object.entries(locale).map(([key, text]) => ({
      key,
      text: String(text),
      pattern: words[/(\w+)\.json$/.exec(path)?.[1] ?? ''],
      place: `${path} ${key}`,
    })),
  );
  const isFound = ({ text, pattern }: (typeof texts)[number]): boolean =>
    pattern?.test(text) === true;
  const found = texts.filter(isFound);
  // Guards the words themselves: each language has such texts.
  expect(new Set(found.map(({ pattern }) => pattern)).size).toBe(Object.keys(words).length);
  expect(found.filter(({ key }) => !isDemonstrationText(key)).map(({ place }) => place)).toEqual(
    [],
  );
});
