import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { AxeFault, AxeResult } from './AxeResult.ts';
import type { Look } from './looks.ts';

/** Kind of visitor for an audit. */
export interface Visitor {
  origin: string;
  look: Look;
  /** Whether the brand's pop-ups open for the visitor; they cover the page. */
  firstTime: boolean;
}

/** Guest browser with one look of a brand. */
export class LookedAt {
  readonly look: Look;
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #firstTime: boolean;

  private constructor({
    look,
    origin,
    firstTime,
    context,
    page,
  }: Visitor & { context: BrowserContext; page: Page }) {
    this.look = look;
    this.#origin = origin;
    this.#firstTime = firstTime;
    this.#context = context;
    this.#page = page;
  }

  static async open(browser: Browser, visitor: Visitor): Promise<LookedAt> {
    const { look, origin, firstTime } = visitor;
    const context = await browser.newContext({
      viewport: { width: look.width, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const preferences = new URLSearchParams({ lang: look.language, theme: look.theme }).toString();
    await context.addCookies([
      { name: 'livery-preferences', value: encodeURIComponent(preferences), url: origin },
    ]);
    if (!firstTime)
      await context.addInitScript(
        () =>
          window.location.protocol.startsWith('http') &&
          sessionStorage.setItem('popupNotices', '1'),
      );
    return new LookedAt({ ...visitor, context, page: await context.newPage() });
  }

  /**
   * Opens a path, waits until late content is rendered, and runs axe. Rejects when the page is not
   * shown in this look.
   */
  async analyze(path: string): Promise<AxeResult> {
    const reply = await this.#page.goto(this.#origin + path);
    const { theme, language } = this.look;
    await this.#page
      .locator(
        `html[data-hydrated][data-theme="${theme}"][dir="${language === 'AR' ? 'rtl' : 'ltr'}"]`,
      )
      .waitFor({ state: 'attached' });
    await this.#page.waitForLoadState('networkidle');
    // The pop-ups open after the page is idle. Without this wait, the audit would cover the page
    // without them.
    if (this.#firstTime) await this.#page.locator('dialog[open]').waitFor();
    // Reports every element that violates a rule, but only counts the passed ones, because
    // computing their selectors takes longer than the checks.
    const { violations, incomplete, passes } = await new AxeBuilder({ page: this.#page })
      .options({ resultTypes: ['violations', 'incomplete'] })
      .analyze();
    return {
      look: this.look,
      status: reply?.status() ?? 0,
      violations: violations.flatMap(faultsOf),
      passedRules: passes.length,
      undecided: incomplete.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ any, all, none }) =>
            `${id}: ${[...any, ...all, ...none][0]?.message ?? 'no reason given'}`,
        ),
      ),
    };
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function faultsOf({ id, impact, help, nodes }: Violation): AxeFault[] {
  return nodes.map(({ target, html, failureSummary = '' }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    selector: target.flat().join(' '),
    html,
    reason: failureSummary.replaceAll(/\s+/g, ' '),
  }));
}
