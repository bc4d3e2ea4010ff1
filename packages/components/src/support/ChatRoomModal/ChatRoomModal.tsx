import { attempt, ServiceStore, type ApiError } from '@livery/stores';
import { ErrorState, Spinner } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { useStores } from '../../core/stores.ts';
import { useFrameBlocked } from '../../core/useFrameBlocked.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import styles from './ChatRoomModal.module.css';
import { readableOn } from './readableOn.ts';

/** Customer service in a frame, for devices on which separate windows make no sense. */
export const ChatRoomModal = observer(function ChatRoomModal() {
  const stores = useStores();
  const { locale, site } = stores;
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const room = useRef<HTMLDivElement>(null);
  const { chatHeaderColor } = site.config.site;

  const [isBlocked, setIsBlocked] = useState(false);
  useFrameBlocked(address, () => setIsBlocked(true));

  const connect = useEffectEvent(async () => {
    setError(undefined);
    setIsBlocked(false);
    const { reply, error: failure } = await attempt(stores.get(ServiceStore).address());
    setAddress(reply);
    setError(failure);
  });
  const [tries, setTries] = useState(1);
  useEffect(() => void connect(), [tries]);

  // Set by script, because the content security policy forbids style attributes.
  useLayoutEffect(() => {
    const dialog = room.current?.closest('dialog');
    dialog?.style.setProperty('--chat-header', chatHeaderColor);
    dialog?.style.setProperty('--chat-header-text', readableOn(chatHeaderColor));
  }, [chatHeaderColor]);

  return (
    <ModalFrame
      name="chatRoom"
      title={locale.t('service.title')}
      size="medium"
      className={styles.chat}
    >
      <div ref={room} className={styles.room}>
        {content()}
      </div>
    </ModalFrame>
  );

  function content() {
    if (error) return <FailedState error={error} onRetry={() => setTries(tries + 1)} />;
    if (isBlocked)
      return (
        <ErrorState
          live="alert"
          title={locale.t('service.title')}
          text={locale.t('content.notAllowed')}
          retryLabel={locale.t('games.retry')}
          onRetry={() => setTries(tries + 1)}
        />
      );
    if (address === undefined)
      return (
        <p role="status" className={styles.waiting}>
          <Spinner /> {locale.t('service.connecting')}
        </p>
      );
    return (
      <iframe
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the chat needs scripts and its own storage; it never has this page's origin, so the sandbox holds
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        className={styles.frame}
        src={address}
        title={locale.t('service.title')}
        referrerPolicy="no-referrer"
      />
    );
  }
});
