import { ApiError, type RootStore } from '@livery/stores';
import { errorText } from '../../core/errorText.ts';

/** Changes the language of the site. A dialog shows why that failed. */
export async function changeLanguage(stores: RootStore, code: string): Promise<void> {
  try {
    await stores.changeLanguage(code);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await stores.dialogs.ask({
      title: 'language.label',
      body: { sentence: errorText(stores, error) },
    });
  }
}
