import { ApiError } from '@livery/stores';
import { Menu } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';

export const LanguagePicker = observer(function LanguagePicker() {
  const stores = useStores();
  const { dialogs, locale } = stores;
  const change = async (code: string): Promise<void> => {
    try {
      await stores.changeLanguage(code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await dialogs.ask({ title: 'language.label', body: { sentence: errorText(stores, error) } });
    }
  };
  const items = locale.languages.map(({ code, name, tag }) => ({
    id: code,
    label: name,
    lang: tag,
    checked: code === locale.language.code,
    onSelect: () => void change(code),
  }));
  return (
    <Menu
      label={locale.t('language.label')}
      icon="languages"
      trigger={locale.language.code}
      items={items}
      align="end"
    />
  );
});
