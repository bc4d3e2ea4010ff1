import { formatDocument } from '@livery/config';
import {
  placeholderKey,
  replacePlaceholder,
  uncapitalised,
  wordsOf,
  type Feature,
  type Scaffold,
} from './Scaffold.ts';

/** A component of the registry: schema, code, style sheet and test. */
export function scaffoldComponent(name: string, feature: Feature): Scaffold {
  const folder = `packages/components/src/${feature}/${name}`;
  return {
    next: [
      `Show it: add a node with "use": "${name}" to a page (docs/guides/edit-a-page.md).`,
      replacePlaceholder,
    ],
    lines: [],
    files: new Map([
      [
        `${folder}/${name}.schema.json`,
        formatDocument({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: `/${folder}/${name}.schema.json`,
          title: `${name}Props`,
          description: `A section with the ${wordsOf(name)}.`,
          'x-chunk': uncapitalised(name),
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: {
              $ref: '../../../../../schemas/text.schema.json',
              description: 'Heading of the section.',
            },
          },
          examples: [{ title: { $text: placeholderKey } }],
        }),
      ],
      [
        `${folder}/${name}.tsx`,
        `import type { ${name}Props } from '@livery/model';
import { Section } from '@livery/ui';
import styles from './${name}.module.css';

/** A section with the ${wordsOf(name)}. */
export function ${name}({ title }: ${name}Props) {
  return (
    <Section title={title}>
      <div className={styles.content} />
    </Section>
  );
}
`,
      ],
      [
        `${folder}/${name}.module.css`,
        `@layer components {
  .content {
    display: grid;
    gap: var(--gap-m);
  }
}
`,
      ],
      [
        `${folder}/${name}.test.tsx`,
        `// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('shows its heading', async () => {
  const page = await mountNode({ use: '${name}', props: { title: { $text: '${placeholderKey}' } } });

  expect(page.getByRole('heading', { name: page.t('${placeholderKey}') })).toBeTruthy();
});
`,
      ],
    ]),
  };
}
