import { memo, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Digits.module.css';

export interface DigitsProps {
  /**
   * Formatted number with separators. Digits become columns; the text before the first digit is the
   * symbol.
   */
  text: string;
  /** Shows columns without digits while the number is unknown. */
  pending?: boolean | undefined;
  /** Height of a row of digits; narrow containers shrink it. */
  rowHeightPx: number;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Number with rolling digits. It is one image with one name, so that screen readers do not announce
 * the rolling.
 */
export function Digits({ text, pending = false, rowHeightPx, label, className, ref }: DigitsProps) {
  const first = text.search(/\d/);
  const characters = Array.from(text.slice(first));
  return (
    <span
      ref={ref}
      className={classNames(styles.digits, className)}
      role="img"
      aria-label={label}
      data-pending={pending ? '' : undefined}
    >
      <span className={styles.row}>
        {first > 0 && (
          <Cell kind="symbol" rowHeightPx={rowHeightPx}>
            {mark(text.slice(0, first).trim())}
          </Cell>
        )}
        {characters.map((character, index) => {
          const isDigit = /\d/.test(character);
          return (
            // Keys count from the end, so that the last digits keep their cells if the number gets
            // longer.
            <Cell
              key={index - characters.length}
              kind={isDigit ? 'digit' : 'mark'}
              rowHeightPx={rowHeightPx}
            >
              {isDigit ? pending ? null : <Reel digit={Number(character)} /> : mark(character)}
            </Cell>
          );
        })}
      </span>
    </span>
  );
}

/** Widths of the cells, in percent of their height. */
const widths = { digit: 60, mark: 26, symbol: 62 } as const;

/**
 * Cell drawn as SVG. Attributes set its size and that of its text, so the server-rendered page
 * needs neither inline styles nor measuring.
 */
function Cell({
  kind,
  rowHeightPx,
  children,
}: {
  kind: keyof typeof widths;
  rowHeightPx: number;
  children: ReactNode;
}) {
  return (
    <span className={styles.cell} data-kind={kind} aria-hidden="true">
      <span className={styles.strip}>
        <svg
          className={styles.drawing}
          viewBox={`${-widths[kind] / 2} 0 ${widths[kind]} 100`}
          height={rowHeightPx}
        >
          {children}
        </svg>
      </span>
    </span>
  );
}

function mark(text: string): ReactNode {
  return (
    <text className={styles.mark} y="78">
      {text}
    </text>
  );
}

/**
 * Strip of digits from the previous to the current one. It always rolls upwards: the nine is
 * followed by the zero of the next round.
 */
const Reel = memo(function Reel({ digit }: { digit: number }) {
  const [{ from, to }, roll] = useState({ from: digit, to: digit });
  if (to % 10 !== digit) roll({ from: to % 10, to: digit > to % 10 ? digit : digit + 10 });
  const strip = useRef<SVGTextElement>(null);
  useEffect(() => {
    if (from === to || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    // Moves the element around the drawing, which is a layer of its own: text inside the drawing
    // would be painted in each frame, and the drawing itself laid out again after each animation.
    strip.current?.ownerSVGElement?.parentElement?.animate?.(
      [{ transform: `translateY(${100 * (to - from)}%)` }, { transform: 'translateY(0)' }],
      { duration: 700, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, [from, to]);
  const digits = Array.from({ length: to - from + 1 }, (_, index) => (from + index) % 10);
  return (
    <text
      ref={strip}
      className={styles.reel}
      data-digit={digit}
      transform={from === to ? undefined : `translate(0 ${100 * (from - to)})`}
      x={digits.map(() => 0).join(' ')}
      y={digits.map((_, index) => 100 * index + 50).join(' ')}
    >
      {digits.join('')}
    </text>
  );
});
