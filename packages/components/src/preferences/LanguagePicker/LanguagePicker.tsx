import { Menu } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { changeLanguage } from './changeLanguage.ts';

export const LanguagePicker = observer(function LanguagePicker() {
  const stores = useStores();
  const { locale } = stores;
  const items = locale.languages.map(({ code, name, tag }) => ({
    id: code,
    label: name,
    lang: tag,
    checked: code === locale.language.code,
    onSelect: () => void changeLanguage(stores, code),
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
