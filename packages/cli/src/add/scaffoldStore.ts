import { uncapitalised, wordsOf, type Feature, type Scaffold } from './Scaffold.ts';

/** A lazily created store with its test. */
export function scaffoldStore(name: string, feature: Feature): Scaffold {
  const store = name.endsWith('Store') ? name : `${name}Store`;
  const noun = wordsOf(store.replace(/Store$/, ''));
  const variable = uncapitalised(store.replace(/Store$/, ''));
  const folder = `packages/stores/src/${feature}`;
  return {
    next: [],
    lines: [
      {
        path: 'packages/stores/src/index.ts',
        insert: (text) => `${text}export { ${store} } from './${feature}/${store}.ts';\n`,
      },
    ],
    files: new Map([
      [
        `${folder}/${store}.ts`,
        `import { makeAutoObservable } from 'mobx';
import type { LazyStore } from '../site/StoreAccess.ts';

/** The ${noun} of this page. */
export class ${store} implements LazyStore {
  chosen: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(id: string): void {
    this.chosen = id;
  }

  onSignOut(): void {
    this.chosen = undefined;
  }
}
`,
      ],
      [
        `${folder}/${store}.test.ts`,
        `import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { ${store} } from './${store}.ts';

it('forgets the choice of a member who signs out', () => {
  const ${variable} = exampleRoot({ api: fakeApi({}) }).get(${store});

  ${variable}.choose('first');
  expect(${variable}.chosen).toBe('first');

  ${variable}.onSignOut();
  expect(${variable}.chosen).toBeUndefined();
});
`,
      ],
    ]),
  };
}
