// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('[HEAD-04] lists the brand’s languages by their own names, in its order', async () => {
  const languages = [
    { code: 'TH', tag: 'th', dir: 'ltr', name: 'ไทย' },
    { code: 'AR', tag: 'ar', dir: 'rtl', name: 'العربية' },
    { code: 'EN', tag: 'en', dir: 'ltr', name: 'English' },
  ] as const;
  const picker = await mountNode({ use: 'LanguagePicker' }, { bootstrap: { languages } });

  await picker.user.click(
    picker.getByRole('button', { name: new RegExp(picker.t('language.label')) }),
  );

  expect(picker.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'ไทย',
    'العربية',
    'English',
  ]);
});
