import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './Raffle.module.css';
import type { RafflePictureProps } from './RafflePicture.ts';

const radius = 100;
const durationMs = 4_000;
/** Full turns before the wheel stops. */
const turns = 5;

/** Wheel of prizes that stops at the drawn one. The numbers are those of the list of prizes. */
export function RaffleWheel({ prizes, winner, draw, isMoving, onLanded }: RafflePictureProps) {
  const wheel = useRef<SVGGElement>(null);
  const step = 360 / prizes.length;
  const angle = winner === undefined ? 0 : -(winner + 0.5) * step;

  const land = useEffectEvent(onLanded);
  const stopAt = useEffectEvent(() => angle + turns * 360);
  useLayoutEffect(() => {
    const element = wheel.current;
    if (!element || !isMoving) return;
    // Without motion the result is shown at once.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return land();
    const animation = element.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${stopAt()}deg)` }],
      { duration: durationMs, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)' },
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
    <svg
      viewBox={`${-radius - 4} ${-radius - 14} ${2 * radius + 8} ${2 * radius + 18}`}
      className={styles.wheel}
      aria-hidden="true"
    >
      <g ref={wheel} transform={`rotate(${angle})`}>
        {prizes.map(({ prizeId }, index) => {
          const middle = (index + 0.5) * step;
          return (
            <g key={prizeId}>
              <path className={styles.segment} data-odd={index % 2} d={segment(index, step)} />
              <text
                className={styles.number}
                transform={`rotate(${middle}) translate(0 ${-radius * 0.7})`}
              >
                {index + 1}
              </text>
            </g>
          );
        })}
      </g>
      <path className={styles.pointer} d={`M -9 ${-radius - 14} h 18 L 0 ${-radius + 8} Z`} />
    </svg>
  );
}

/** Returns the path of a segment; the first one begins at the top, clockwise. */
function segment(index: number, step: number): string {
  const point = (degrees: number): string => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
  };
  return `M 0 0 L ${point(index * step)} A ${radius} ${radius} 0 ${step > 180 ? 1 : 0} 1 ${point((index + 1) * step)} Z`;
}
