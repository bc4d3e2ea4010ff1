import { BadCall } from '../core/BadCall.ts';

/** Reads the fields of an admin request and collects all validation problems. */
export class BodyReader {
  readonly #body: Record<string, unknown>;
  readonly #problems: string[] = [];
  readonly #known = new Set<string>();

  constructor(body: unknown) {
    // Untyped object: every field is checked before use.
    this.#body =
      typeof body === 'object' && body !== null && !Array.isArray(body)
        ? (body as Record<string, unknown>)
        : {};
    if (body !== this.#body)
      this.#problems.push('The body must be a JSON object with content type application/json');
  }

  text(name: string, pattern: RegExp): string {
    const value = this.#take(name);
    if (typeof value === 'string' && pattern.test(value)) return value;
    return this.#refuse(name, `a text like ${String(pattern)}`, '');
  }

  optionalText(name: string, pattern: RegExp): string | undefined {
    const value = this.#take(name);
    return value === undefined || value === null || value === ''
      ? undefined
      : this.text(name, pattern);
  }

  flag(name: string): boolean {
    const value = this.#take(name);
    return typeof value === 'boolean' ? value : this.#refuse(name, 'true or false', false);
  }

  optionalFlag(name: string): boolean | undefined {
    return this.#take(name) === undefined ? undefined : this.flag(name);
  }

  integer(name: string, [min, max]: readonly [number, number], fallback?: number): number {
    const value = this.#take(name) ?? fallback;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max)
      return value;
    return this.#refuse(name, `a whole number from ${min} to ${max}`, min);
  }

  /** Reads a value that the given type guard accepts. */
  value<T>(name: string, isFit: (value: unknown) => value is T, expected: string, fallback: T): T {
    const value = this.#take(name);
    return isFit(value) ? value : this.#refuse(name, expected, fallback);
  }

  /** Throws the collected problems. Call it after the last field is read. */
  finish(): void {
    for (const name of Object.keys(this.#body))
      if (!this.#known.has(name)) this.#problems.push(`"${name}" is no field of this call`);
    if (this.#problems.length > 0) throw new BadCall(400, `${this.#problems.join('; ')}.`);
  }

  #take(name: string): unknown {
    this.#known.add(name);
    return Object.hasOwn(this.#body, name) ? this.#body[name] : undefined;
  }

  #refuse<T>(name: string, expected: string, stand: T): T {
    this.#problems.push(`"${name}" must be ${expected}`);
    return stand;
  }
}
