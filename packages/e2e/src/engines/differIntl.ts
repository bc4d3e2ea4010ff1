/**
 * Makes every text of `Intl` differ from the server's by an invisible character, and plural forms
 * from those of any language. Runs in a document before its own scripts. A browser's data of
 * languages may be of another version than the server's, so a page that hydrates with this one
 * hydrates with any.
 */
export function differIntl(): void {
  const mark = (text: string): string => `${text}\u2060`;
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const format = Object.getOwnPropertyDescriptor(prototype, 'format');
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.NumberFormat) {
        const original = format?.get?.call(this) as (value: number) => string;
        // The calendar's own format, which is the same everywhere and is calculated with.
        return this.resolvedOptions().locale === 'sv'
          ? original
          : (value: number) => mark(original(value));
      },
    });
  }
  const override = (prototype: object, name: string, change: (text: string) => string): void => {
    const original = Reflect.get(prototype, name) as (...args: unknown[]) => string;
    Reflect.set(prototype, name, function replaced(this: unknown, ...args: unknown[]) {
      return change(Reflect.apply(original, this, args));
    });
  };
  override(Intl.ListFormat.prototype, 'format', mark);
  override(Intl.DisplayNames.prototype, 'of', mark);
  override(Intl.PluralRules.prototype, 'select', () => 'other');
  override(Number.prototype, 'toLocaleString', mark);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    override(Date.prototype, name, mark);
}
