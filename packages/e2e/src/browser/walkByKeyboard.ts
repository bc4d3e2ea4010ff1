import type { Page } from 'playwright/test';

interface Stop {
  name: string;
  fault: string;
}

/** A page without menus still has the way home, the way out and what it is about. */
const fewestStops = 3;

/**
 * What is in the way for a moment, a list that is about to close or a slide that turns, is no
 * fault.
 */
const settleMs = 3_000;

/** Where a walk goes: the whole page, or only its content, which the skip link leads to. */
export type WalkScope = 'body' | '#content';

interface Walk {
  readonly scope?: WalkScope;
  readonly mostStops?: number;
  /** Waits after each press until the page has been laid out. */
  readonly isSlow?: boolean;
}

/**
 * Presses Tab from the first stop of a page, or of its content, to the last, at most `mostStops`
 * times; names what a person would not see or not reach.
 */
export async function walkByKeyboard(
  page: Page,
  walk: Omit<Walk, 'isSlow'> = {},
): Promise<string[]> {
  const { scope = 'body' } = walk;
  if (scope === '#content') {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  const { faults, unreached } = await pressTab(page, walk);
  if (unreached.length === 0) return faults;
  // A held key passes over controls that are laid out only when they come near.
  await page.evaluate((within) => {
    const start = document.querySelector<HTMLElement>(within);
    start?.setAttribute('tabindex', '-1');
    start?.focus();
  }, scope);
  return [...faults, ...(await pressTab(page, { ...walk, isSlow: true })).unreached];
}

async function pressTab(
  page: Page,
  { scope = 'body', mostStops = 120, isSlow = false }: Walk,
): Promise<{ faults: string[]; unreached: string[] }> {
  const faults: string[] = [];
  const seen = new Set<string>();
  let ended = false;
  while (!ended && seen.size < mostStops) {
    // Held down, as somebody in a hurry does: half the messages to the browser.
    await page.keyboard.down('Tab');
    if (isSlow)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    let { name, fault } = await focusedStop(page, scope);
    ended = name === '' || seen.has(name);
    if (ended) break;
    seen.add(name);
    for (
      const untilMs = performance.now() + settleMs;
      fault !== '' && performance.now() < untilMs;
    ) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      ({ name, fault } = await focusedStop(page, scope));
    }
    if (fault !== '') faults.push(fault);
  }
  await page.keyboard.up('Tab');
  if (scope === 'body' && seen.size < fewestStops) faults.push(`only ${seen.size} stops`);
  return { faults, unreached: ended ? await settled(page, () => findUnreached(page, scope)) : [] };
}

/** Faults that are still there when the page has come to rest. */
async function settled(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let faults = await look();
  for (
    const untilMs = performance.now() + settleMs;
    faults.length > 0 && performance.now() < untilMs;
  ) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await look();
  }
  return faults;
}

/** The element in the scope that has the focus, and what is wrong with seeing it. */
function focusedStop(page: Page, scope: WalkScope): Promise<Stop> {
  return page.evaluate((within) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || !element.closest(within))
      return { name: '', fault: '' };
    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
    const name = `${element.dataset.stop} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return { name, fault: `${name} is out of the window` };
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element)))
      return { name, fault: `${name} lies under ${hit?.outerHTML.slice(0, 80)}` };
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (part) => part !== null && part !== undefined,
    );
    const outlines = around.flatMap((part) =>
      ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || undefined)),
    );
    const shown = outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    return { name, fault: shown ? '' : `${name} shows no focus` };
  }, scope);
}

/**
 * Controls of the scope that were no stop. Of radios of one group, and of what arrow keys lead
 * through, one is.
 */
function findUnreached(page: Page, scope: WalkScope): Promise<string[]> {
  return page.evaluate(
    (within) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary',
        ),
      ]
        .filter(
          (control) =>
            control.closest(within) !== null &&
            control.dataset.stop === undefined &&
            control.checkVisibility({ visibilityProperty: true }) &&
            !control.matches(':disabled, [inert] *'),
        )
        .filter(
          (control) =>
            !(control instanceof HTMLInputElement && control.type === 'radio') &&
            control.closest('[role=radiogroup], [role=menu], [role=tablist]') === null,
        )
        .map(
          (control) =>
            `${control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)} is never reached: ${control.outerHTML.slice(0, 100)}`,
        ),
    scope,
  );
}
