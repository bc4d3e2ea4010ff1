import { formatDocument } from '@livery/config';
import {
  insertBefore,
  placeholderKey,
  replacePlaceholder,
  uncapitalised,
  wordsOf,
  type Feature,
  type Scaffold,
} from './Scaffold.ts';

/** A modal: its folder, its props and its test. */
export function scaffoldModal(name: string, feature: Feature): Scaffold {
  const component = name.endsWith('Modal') ? name : `${name}Modal`;
  const modal = uncapitalised(component.replace(/Modal$/, ''));
  const folder = `packages/components/src/${feature}/${component}`;
  return {
    next: [replacePlaceholder],
    lines: [
      {
        path: 'packages/model/src/shell/ModalProps.ts',
        insert: (text) =>
          insertBefore(text, {
            after: 'export interface ModalProps {',
            before: '\n}',
            line: `\n  /** A window with the ${wordsOf(component.replace(/Modal$/, ''))}. */\n  readonly ${modal}: object;`,
          }),
      },
    ],
    files: new Map([
      [
        `${folder}/${component}.modal.json`,
        formatDocument({ name: modal, chunk: `${modal}Modal` }),
      ],
      [
        `${folder}/${component}.tsx`,
        `import { observer } from 'mobx-react-lite';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useStores } from '../../core/stores.ts';

/** A window with the ${wordsOf(component.replace(/Modal$/, ''))}. */
export const ${component} = observer(function ${component}() {
  const { locale } = useStores();
  useClosedByNavigation('${modal}');
  const title = locale.t('${placeholderKey}');
  return (
    <ModalFrame name="${modal}" title={title}>
      <p>{title}</p>
    </ModalFrame>
  );
});
`,
      ],
      [
        `${folder}/${component}.test.tsx`,
        `// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('opens over the page and closes', async () => {
  const page = await mountNode({ use: 'Stack' });

  await act(() => page.root.modals.show('${modal}', {}));
  await page.findByRole('dialog', { name: page.t('${placeholderKey}') });

  await act(() => page.root.modals.hide('${modal}'));
  expect(page.queryByRole('dialog')).toBeNull();
});
`,
      ],
    ]),
  };
}
