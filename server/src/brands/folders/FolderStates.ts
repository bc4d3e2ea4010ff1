import { baseBrand } from '@livery/config';
import type { Clock } from '@livery/model';
import { RetryTimes } from './RetryTimes.ts';
import {
  problemLine,
  type FolderInspection,
  type TenantProblem,
  type TenantSource,
} from '../TenantSource.ts';
import { unreadable } from '../tryLoadBrand.ts';

/** Duration from which an inspection that failed is not repeated with every pass. */
const slowInspectionMs = 500;

/**
 * State of each brand's folder: as it was inspected last, and as it was loaded last. A folder has
 * changed if the two differ, so an edit whose load fails is not lost.
 */
export class FolderStates {
  readonly #inspectFolder: TenantSource['inspect'];
  readonly #clock: Clock;
  readonly #inspected = new Map<string, string>();
  readonly #faults = new Map<string, TenantProblem>();
  readonly #closed = new Set<string>();
  readonly #slowInspections = new RetryTimes();
  readonly #loaded = new Map<string, string>();
  readonly #failedLoads = new RetryTimes();

  constructor({ inspect, clock }: { inspect: TenantSource['inspect']; clock: Clock }) {
    this.#inspectFolder = inspect;
    this.#clock = clock;
  }

  /** Returns all folders that were inspected and not forgotten. */
  brands(): Iterable<string> {
    return this.#inspected.keys();
  }

  /** Inspects a folder. Returns the CPU time. A failure is a fault of this folder only. */
  async inspect(brand: string, { isEdited }: { isEdited: boolean }): Promise<number> {
    const startedMs = this.#clock.elapsedMs();
    if (!isEdited && !this.#slowInspections.isDue(brand, startedMs)) return 0;
    const inspection = await this.#inspectFolder(brand).catch(
      (error: unknown): FolderInspection => ({ problem: unreadable(brand, error) }),
    );
    const { problem, fingerprint = '', isClosed = false, cpuMs = 0 } = inspection;
    // A parent serves nothing that could be closed.
    if (isClosed && !brand.startsWith('_')) this.#closed.add(brand);
    else this.#closed.delete(brand);
    const state = problem ? problemLine(problem) : fingerprint;
    this.#inspected.set(brand, state);
    if (problem) this.#faults.set(brand, problem);
    else this.#faults.delete(brand);
    const nowMs = this.#clock.elapsedMs();
    const tookMs = nowMs - startedMs;
    if (problem && tookMs >= slowInspectionMs)
      this.#slowInspections.failed(brand, { state, nowMs, tookMs });
    else this.#slowInspections.succeeded(brand);
    return cpuMs;
  }

  /** Returns whether the folder did not exist when it was inspected, although it was listed. */
  isGone(brand: string): boolean {
    return this.#inspected.get(brand) === '';
  }

  /** Returns whether an operator closed the brand. */
  isClosed(brand: string): boolean {
    return this.#closed.has(brand);
  }

  /** Returns the inspected state, for {@link loaded}. */
  of(brand: string): string {
    return this.#inspected.get(brand) ?? '';
  }

  /** Returns why the brand cannot be loaded: every brand also needs the base. */
  faultOf(brand: string): TenantProblem | undefined {
    return this.#faults.get(brand) ?? this.#faults.get(baseBrand);
  }

  /** Returns whether the folder differs from what was loaded, or is due to be loaded again. */
  isChanged(brand: string): boolean {
    const state = this.of(brand);
    if (this.#failedLoads.hasFailed(brand, state))
      return this.#failedLoads.isDue(brand, this.#clock.elapsedMs());
    return this.#loaded.get(brand) !== state;
  }

  /** Records that a load was taken over. */
  loaded(brand: string, state: string): void {
    this.#failedLoads.succeeded(brand);
    this.#loaded.set(brand, state);
  }

  /** Records a load that failed, so that it is tried again at growing intervals. */
  failed(brand: string, { state, tookMs }: { state: string; tookMs: number }): void {
    this.#failedLoads.failed(brand, { state, nowMs: this.#clock.elapsedMs(), tookMs });
    this.#loaded.delete(brand);
  }

  /** Returns whether a load failed slowly, so that it must wait for its next attempt. */
  isResting(brand: string): boolean {
    return this.#failedLoads.isResting(brand, this.#clock.elapsedMs());
  }

  /** Makes the next {@link isChanged} true. */
  invalidate(brand: string): void {
    this.#loaded.delete(brand);
  }

  /** Forgets a folder that is gone. Returns whether it was known. */
  forget(brand: string): boolean {
    this.#faults.delete(brand);
    this.#closed.delete(brand);
    this.#loaded.delete(brand);
    this.#failedLoads.succeeded(brand);
    this.#slowInspections.succeeded(brand);
    return this.#inspected.delete(brand);
  }
}
