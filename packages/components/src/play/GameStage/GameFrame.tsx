import {
  gameMessageOf,
  gameProtocol,
  type GameLaunch,
  type GameMessage,
  type PageMessage,
} from '@livery/model';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { frameAddress } from './frameAddress.ts';
import styles from './GameStage.module.css';

/**
 * Frame of a game. Accepts messages only from the frame's own window and origin, and sends messages
 * only after the game reported that it is ready.
 */
export function GameFrame({
  launch,
  title,
  leaving,
  onMessage,
}: {
  launch: GameLaunch;
  title: string;
  /** Whether the player is leaving; the game is notified while its frame still exists. */
  leaving: boolean;
  onMessage: (message: GameMessage) => void;
}) {
  const { preferences } = useStores();
  // Computed once, because a new address after a change of theme would reload the game.
  const [src] = useState(() =>
    frameAddress(launch, { origin: window.location.origin, theme: preferences.theme }),
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const { origin } = new URL(launch.url);

  const receive = useEffectEvent(({ source, origin: senderOrigin, data }: MessageEvent) => {
    if (!frame.current || source !== frame.current.contentWindow || senderOrigin !== origin) return;
    const message = gameMessageOf(data);
    if (!message) return;
    if (message.type === 'ready') isReady.current = true;
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent): void => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  // A layout effect, because its cleanup runs while the frame's window still exists. The cleanup
  // runs once: when the player leaves, or when the frame is removed.
  useLayoutEffect(() => {
    if (leaving) return undefined;
    const element = frame.current;
    return () => {
      const leave: PageMessage = { type: 'leave' };
      if (isReady.current)
        element?.contentWindow?.postMessage({ protocol: gameProtocol, ...leave }, origin);
    };
  }, [leaving, origin]);

  return (
    <iframe
      ref={frame}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a game needs scripts and its own storage; it never has this page's origin, so it cannot remove the sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
      className={styles.frame}
      src={src}
      title={title}
      allow="fullscreen"
      referrerPolicy="origin"
    />
  );
}
