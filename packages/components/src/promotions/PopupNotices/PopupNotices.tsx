import type { PopupNoticesProps } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

const noRoutes: string[] = [];

/** Opens the popup announcements; renders nothing itself. */
export function PopupNotices({ waitsOn = noRoutes }: PopupNoticesProps) {
  const notices = useStores().get(NoticesStore);
  useEffect(() => void notices.openPopups(waitsOn), [notices, waitsOn]);
  return null;
}
