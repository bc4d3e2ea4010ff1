/** How many tests passed and failed, over all parts of the run. */
export class Tally {
  passed = 0;
  failed = 0;

  add(passed: number, failed: number): void {
    this.passed += passed;
    this.failed += failed;
  }

  /** The closing line of the run. */
  line(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
