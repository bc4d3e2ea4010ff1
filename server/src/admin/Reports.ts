import type { ReportRequest } from '@livery/model';
import type { Clock } from '../http/Clock.ts';

const maxReportsPerBrand = 20;

/** A fault, as a browser or a render told it, and when. */
export interface RecordedReport extends Omit<ReportRequest, 'kind'> {
  readonly kind: ReportRequest['kind'] | 'render';
  readonly atMs: number;
}

/** The last faults of each brand, the newest first. */
export class Reports {
  readonly #clock: Clock;
  readonly #byBrand = new Map<string, readonly RecordedReport[]>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  add(brand: string, report: Omit<RecordedReport, 'atMs'>): void {
    this.#byBrand.set(
      brand,
      [{ ...report, atMs: this.#clock.nowMs() }, ...this.of(brand)].slice(0, maxReportsPerBrand),
    );
  }

  of(brand: string): readonly RecordedReport[] {
    return this.#byBrand.get(brand) ?? [];
  }
}
