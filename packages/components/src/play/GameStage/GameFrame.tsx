import {
  gameMessageOf,
  gameProtocol,
  type GameLaunch,
  type GameMessage,
  type PageMessage,
} from '@livery/model';
import type { GameFrameSettings } from '@livery/stores';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { useFrameBlocked } from '../../core/useFrameBlocked.ts';
import { frameAddress } from './frameAddress.ts';
import styles from './GameStage.module.css';

/**
 * Flags of every game's frame, without which none runs. A game is never served from the page's own
 * origin, so it cannot remove its sandbox.
 */
const requiredSandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/**
 * Frame of a game. If its provider speaks the page's messages, accepts them only from the frame's
 * own window and origin, and sends messages only after the game reported that it is ready.
 */
export function GameFrame({
  launch,
  settings: { speaks, allow, sandbox },
  title,
  leaving,
  onLoad,
  onBlocked,
  onMessage,
}: {
  launch: GameLaunch;
  settings: GameFrameSettings;
  title: string;
  /** Whether the player is leaving; the game is notified while its frame still exists. */
  leaving: boolean;
  onLoad: () => void;
  /** The policy of the page does not allow the frame. */
  onBlocked: () => void;
  onMessage: (message: GameMessage) => void;
}) {
  const { preferences, site } = useStores();
  const { currency, timeZone } = site.config.site;
  const hasMessages = speaks !== 'none';
  // Computed once, because a new address after a change of theme would reload the game. An address
  // of another game may be signed, so it is not changed at all.
  const [src] = useState(() =>
    hasMessages
      ? frameAddress(launch, {
          origin: window.location.origin,
          theme: preferences.theme,
          timeZone,
          currencySymbol: currency.symbol,
        })
      : launch.url,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const { origin } = new URL(launch.url);
  useFrameBlocked(launch.url, onBlocked);

  const receive = useEffectEvent(({ source, origin: senderOrigin, data }: MessageEvent) => {
    if (!frame.current || source !== frame.current.contentWindow || senderOrigin !== origin) return;
    const message = gameMessageOf(data);
    if (!message) return;
    if (message.type === 'ready') isReady.current = true;
    onMessage(message);
  });
  useEffect(() => {
    if (!hasMessages) return undefined;
    const listener = (event: MessageEvent): void => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [hasMessages]);

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
      sandbox={[...requiredSandbox, ...sandbox].join(' ')}
      className={styles.frame}
      src={src}
      title={title}
      // For all origins, because launches redirect: by default, a permission is for the first only.
      // The content security policy limits the frame to the brand's game hosts.
      allow={allow.map((feature) => `${feature} *`).join('; ')}
      referrerPolicy="origin"
      onLoad={onLoad}
    />
  );
}
