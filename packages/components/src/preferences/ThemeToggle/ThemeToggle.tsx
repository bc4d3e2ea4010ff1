import { IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

export const ThemeToggle = observer(function ThemeToggle() {
  const { locale, preferences } = useStores();
  const dark = preferences.theme === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={locale.t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={preferences.toggleTheme}
    />
  );
});
