import type { MenuItem } from '@livery/model';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useStores } from '../../core/stores.ts';
import { footerMenuId } from '../menuEntries.ts';

/**
 * Button that opens a menu as a sheet. Until the page responds it is a link to the menu of the
 * footer, so that it works without script.
 */
export const MenuSheetLink = observer(function MenuSheetLink({
  menu,
  title,
  label,
  className,
  children,
}: {
  menu: string;
  /** Title of the sheet. */
  title?: MenuItem['text'];
  /** Accessible name, if the content is no text. */
  label?: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const { modals } = useStores();
  const open = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    void modals.show('menuSheet', { menu, title });
  };
  return (
    <a
      className={className}
      role="button"
      href={`#${footerMenuId}`}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={modals.isOpen('menuSheet')}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
    >
      {children}
    </a>
  );
});
