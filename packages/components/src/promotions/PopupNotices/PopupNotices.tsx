import type { PopupNoticesProps } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** Opens the popup announcements; renders nothing itself. @param _props none */
export function PopupNotices(_props: PopupNoticesProps) {
  const notices = useStores().get(NoticesStore);
  useEffect(() => void notices.openPopups(), [notices]);
  return null;
}
