import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './Raffle.module.css';
import type { RafflePictureProps } from './RafflePicture.ts';

const durationMs = 900;

/** Cards, of which the middle one turns to the number of the drawn prize. */
export function RaffleCards({ winner, draw, isMoving, onLanded }: RafflePictureProps) {
  const card = useRef<HTMLSpanElement>(null);

  const land = useEffectEvent(onLanded);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !isMoving) return;
    // Without motion the result is shown at once.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return land();
    const animation = element.animate(
      [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(1080deg)' }],
      { duration: durationMs, easing: 'ease-out' },
    );
    const onFinish = (): void => land();
    animation.addEventListener('finish', onFinish);
    return () => {
      animation.removeEventListener('finish', onFinish);
      animation.cancel();
    };
    // A new draw starts the animation.
  }, [draw, isMoving]);

  return (
    <div className={styles.cards} aria-hidden="true">
      <span className={styles.card}>?</span>
      <span ref={card} className={styles.card} data-open={winner === undefined ? undefined : ''}>
        {winner === undefined || isMoving ? '?' : winner + 1}
      </span>
      <span className={styles.card}>?</span>
    </div>
  );
}
