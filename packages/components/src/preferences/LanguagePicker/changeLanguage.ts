import { attempt, type RootStore } from '@livery/stores';
import { errorText } from '../../core/errorText.ts';

/** Changes the language of the site. A dialog shows why that failed. */
export async function changeLanguage(stores: RootStore, code: string): Promise<void> {
  const { error } = await attempt(stores.changeLanguage(code));
  if (!error) return;
  await stores.dialogs.ask({
    title: 'language.label',
    body: { sentence: errorText(stores, error) },
  });
}
