import type { Page } from 'playwright/test';

interface Stop {
  name: string;
  fault: string;
}

/** Every page has at least three stops, even one without menus. */
const minStops = 3;

/**
 * Ignores obstacles that disappear within these frames, such as a list that closes or a slide that
 * turns: three seconds at least, and more on a busy machine, which draws fewer frames.
 */
const settleFrames = 180;

/** Scope of a walk: the whole page, or its content, to which the skip link leads. */
export type WalkScope = 'body' | '#content';

interface Walk {
  readonly scope?: WalkScope;
  readonly maxStops?: number;
  /** Waits for layout after each press. */
  readonly isSlow?: boolean;
}

/**
 * Presses Tab from the first stop of a scope to the last, at most `maxStops` times. Returns stops
 * that are not visible and controls that are not reachable.
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
  // A held key skips controls whose layout is deferred until they are near.
  await page.evaluate((within) => {
    const start = document.querySelector<HTMLElement>(within);
    start?.setAttribute('tabindex', '-1');
    start?.focus();
  }, scope);
  return [...faults, ...(await pressTab(page, { ...walk, isSlow: true })).unreached];
}

async function pressTab(
  page: Page,
  { scope = 'body', maxStops = 120, isSlow = false }: Walk,
): Promise<{ faults: string[]; unreached: string[] }> {
  const faults: string[] = [];
  const seen = new Set<string>();
  let ended = false;
  while (!ended && seen.size < maxStops) {
    // Holding the key halves the messages to the browser.
    await page.keyboard.down('Tab');
    if (isSlow)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    let { name, fault } = await focusedStop(page, scope);
    ended = name === '' || seen.has(name);
    if (ended) break;
    seen.add(name);
    for (let frame = 0; fault !== '' && frame < settleFrames; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      ({ name, fault } = await focusedStop(page, scope));
    }
    if (fault !== '') faults.push(fault);
  }
  await page.keyboard.up('Tab');
  if (scope === 'body' && seen.size < minStops) faults.push(`only ${seen.size} stops`);
  return { faults, unreached: ended ? await settled(page, () => findUnreached(page, scope)) : [] };
}

/** Returns the faults that remain once the page is settled. */
async function settled(page: Page, findFaults: () => Promise<string[]>): Promise<string[]> {
  let faults = await findFaults();
  for (let frame = 0; faults.length > 0 && frame < settleFrames; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await findFaults();
  }
  return faults;
}

/** Returns the focused element in the scope, and why it is not visible. */
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
    const rows: HTMLElement[] = [];
    for (let box = element.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) rows.push(box);
    const row = rows.find((box) => box.clientWidth >= right - left);
    const edges = row?.getBoundingClientRect();
    if (edges && (left < edges.left - 1 || right > edges.right + 1))
      return { name, fault: `${name} is cut by the row it is in` };
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (part) => part !== null && part !== undefined,
    );
    const outlines = around.flatMap((part) =>
      ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || undefined)),
    );
    const isVisible = outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    return { name, fault: isVisible ? '' : `${name} shows no focus` };
  }, scope);
}

/**
 * Returns the controls of the scope that were no stop. One stop is enough for a group of radios,
 * and for elements that arrow keys move between.
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
