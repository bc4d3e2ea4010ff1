import { make } from '../dom.ts';
import { timeZone } from '../pageProperties.ts';
import { fill, words } from '../words.ts';

const hourMs = 3_600_000;
const timeFormat = new Intl.DateTimeFormat(words.tag, {
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone,
});

/** Texts of a moment: with `{time}` of day, and with the time that is `{left}`. */
export interface MomentTexts {
  readonly at: string;
  readonly within: string;
}

/**
 * Moments of events: the time of day in the brand's time zone, below an hour a countdown. The
 * countdowns follow the provider's clock, because the device's may be wrong.
 */
export class EventTimes {
  readonly #shown = new Set<{ element: HTMLElement; text: () => string }>();
  #nowMs = 0;
  #receivedAtMs = 0;

  /** Sets the provider's time, which every list of events contains. */
  synchronise(nowMs: number): void {
    this.#nowMs = nowMs;
    this.#receivedAtMs = performance.now();
  }

  /** Returns an element that shows when a moment is. */
  show(atMs: number, texts: MomentTexts): HTMLElement {
    const text = (): string => this.#text(atMs, texts);
    const element = make('span', {}, [text()]);
    this.#shown.add({ element, text });
    return element;
  }

  /** Updates the countdowns in the document; call it every second. */
  update(): void {
    for (const shown of this.#shown) {
      if (!shown.element.isConnected) this.#shown.delete(shown);
      else if (shown.element.textContent !== shown.text()) shown.element.textContent = shown.text();
    }
  }

  #text(atMs: number, { at, within }: MomentTexts): string {
    const leftMs = atMs - this.#nowMs - (performance.now() - this.#receivedAtMs);
    return leftMs < hourMs
      ? fill(within, { left: countdown(leftMs) })
      : fill(at, { time: timeFormat.format(atMs) });
  }
}

/** Formats a time below an hour: `4:07`. A negative time is zero. */
function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
