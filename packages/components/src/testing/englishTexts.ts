import type { DemonstrationTextKey, TextKey } from '@livery/model';

const [locale] = Object.values(
  import.meta.glob<Record<TextKey | DemonstrationTextKey, string>>(
    '../../../../tenants/_base/locales/EN.json',
    {
      eager: true,
      import: 'default',
    },
  ),
);
if (!locale) throw new Error('tenants/_base has no English texts.');

/** English texts of `tenants/_base`. */
export const englishTexts: Readonly<Record<TextKey | DemonstrationTextKey, string>> = locale;
