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
 * A game in its frame. Only what its own window says from its own origin is heard, and only once it
 * has said that it is ready is it told anything.
 */
export function GameFrame({
  launch,
  title,
  leaving,
  onMessage,
}: {
  launch: GameLaunch;
  title: string;
  /** The player is on the way out: the game hears of it while it still can. */ leaving: boolean;
  onMessage: (message: GameMessage) => void;
}) {
  const { preferences } = useStores();
  // A theme that is changed while somebody plays must not load the game anew.
  const [src] = useState(() =>
    frameAddress(launch, { origin: window.location.origin, theme: preferences.theme }),
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const { origin } = new URL(launch.url);

  const hear = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (!frame.current || source !== frame.current.contentWindow || from !== origin) return;
    const message = gameMessageOf(data);
    if (!message) return;
    if (message.type === 'ready') isReady.current = true;
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent): void => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  // A layout effect: its cleanup still finds the frame's window. It runs once, when the way out
  // begins or else with the frame's end.
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
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a game needs scripts and its own storage; it is never of this page's origin, so neither opens the box
      sandbox="allow-scripts allow-same-origin allow-forms"
      className={styles.frame}
      src={src}
      title={title}
      allow="fullscreen"
      referrerPolicy="origin"
    />
  );
}
