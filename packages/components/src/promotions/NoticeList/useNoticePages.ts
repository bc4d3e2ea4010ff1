import type { Notice, NoticeReply } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource, type QueryResult } from '../../core/useResource.ts';

/** A page of the operator's notices. */
export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly board: QueryResult<NoticeReply>;
  readonly pageNo: number;
  /** Number of pages, the last known one while another page loads. */
  readonly pageCount: number;
  readonly setPageNo: (pageNo: number) => void;
}

/** Loads a page of the notices for this visitor. Use it inside an observer. */
export function useNoticePages(): NoticePage {
  const stores = useStores();
  const { locale, session } = stores;
  const store = stores.get(NoticesStore);
  const [pageNo, setPageNo] = useState(1);
  const [knownPages, setKnownPages] = useState(1);
  const board = useResource(store.board, store.requestOf(pageNo));
  useEffect(() => {
    if (!session.isGuest) void store.members.load(store.requestOf(pageNo));
  }, [store, pageNo, session.isGuest, locale.language]);
  const pageCount = store.pageCountAt(pageNo) ?? knownPages;
  if (pageCount !== knownPages) setKnownPages(pageCount);
  return { notices: store.noticesOf(pageNo), board, pageNo, pageCount, setPageNo };
}
