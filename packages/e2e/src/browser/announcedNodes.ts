import type { Page } from 'playwright/test';

/**
 * Returns the nodes that assistive technology reaches, as `role name`. They are from the browser's
 * accessibility tree, because role locators find what is inert behind a modal dialog too.
 */
export async function announcedNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value ?? '')}`);
}
