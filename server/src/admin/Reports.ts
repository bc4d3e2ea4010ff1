import type { Clock, NodeFailure, ReportRequest } from '@livery/model';

const maxReportsPerBrand = 20;

/** A fault reported by a browser or by rendering, with its time. */
export interface RecordedReport extends Omit<ReportRequest, 'kind'> {
  readonly kind: ReportRequest['kind'] | 'render';
  readonly atMs: number;
}

/** A failure of a whole page or of some of its nodes. */
export interface RenderFault {
  readonly brand: string;
  readonly page: string;
  readonly message: string;
  readonly failures: readonly NodeFailure[];
}

/** Latest faults of each brand, newest first. */
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
