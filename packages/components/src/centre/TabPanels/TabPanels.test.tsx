// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode, navigating } from '../../testing/mountNode.tsx';
import { TabPanels } from './TabPanels.tsx';

const tabs: [{ id: string; label: string }, { id: string; label: string }] = [
  { id: 'form', label: 'Form' },
  { id: 'history', label: 'History' },
];

async function mountTabs(query: string) {
  const { addresses, ports } = navigating();
  const view = await mountNode(
    { use: 'Stack' },
    {
      visitor: 'member',
      query,
      ports,
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } },
      children: (
        <TabPanels label="Transfers" param="view" tabs={tabs}>
          <p>The form</p>
          <p>The records</p>
        </TabPanels>
      ),
    },
  );
  const selected = () => view.getByRole('tab', { selected: true }).textContent;
  return { ...view, addresses, selected };
}

it.each([
  ['?mc=transfers', 'Form', 'The form'],
  ['?mc=transfers&mc.view=history', 'History', 'The records'],
  ['?mc=transfers&mc.view=secret', 'Form', 'The form'],
])('[MEMB-07] shows the tab of the address %s: %s', async (query, tab, content) => {
  const view = await mountTabs(query);

  expect(view.selected()).toBe(tab);
  expect(view.getByRole('tabpanel', { name: tab }).textContent).toBe(content);
});

it('[MEMB-07] keeps the chosen tab in the address, and leaves the page of the other records', async () => {
  const view = await mountTabs('?mc=transfers&mc.page=3&mc.status=paid');

  await view.user.click(view.getByRole('tab', { name: 'History' }));

  expect(view.addresses.at(-1)).toBe('/?mc=transfers&mc.status=paid&mc.view=history');
  expect(view.selected()).toBe('History');
  expect(view.queryByText('The form')).toBeNull();
});
