import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Digits.module.css';

export interface DigitsProps {
  /**
   * The number as it is shown, with its separators; digits become columns, and what stands before
   * the first is its symbol.
   */
  text: string;
  /** Not known yet: the columns stand there without their digits. */
  pending?: boolean | undefined;
  /** Height of a row of digits where there is room for it; narrow places shrink it. */
  rowHeightPx: number;
  /** What it is, for who does not see it. */
  label: string;
  className?: string | undefined;
}

/**
 * A number on a board of rolling digits. One picture with one name: nothing in it is read out as it
 * rolls.
 */
export function Digits({ text, pending = false, rowHeightPx, label, className }: DigitsProps) {
  const first = text.search(/\d/);
  const characters = Array.from(text.slice(first));
  return (
    <span
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
            // Counted from the end: where the number gets longer, its last digits stay what they
            // are.
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

/** Widths of the cells, of a hundred of their height. */
const widths = { digit: 60, mark: 26, symbol: 62 } as const;

/**
 * A drawing, which has its size from attributes and its text's from its own: the served page needs
 * no style of its own, and no measuring.
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
      <svg
        className={styles.drawing}
        viewBox={`${-widths[kind] / 2} 0 ${widths[kind]} 100`}
        height={rowHeightPx}
      >
        {children}
      </svg>
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
 * The digit, below those it was rolled over to get there: always upwards, after the nine comes the
 * zero of the next round.
 */
function Reel({ digit }: { digit: number }) {
  const [{ from, to }, roll] = useState({ from: digit, to: digit });
  if (to % 10 !== digit) roll({ from: to % 10, to: digit > to % 10 ? digit : digit + 10 });
  const strip = useRef<SVGTextElement>(null);
  useEffect(() => {
    if (from === to || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    strip.current?.animate?.(
      [{ transform: 'none' }, { transform: `translateY(${100 * (from - to)}px)` }],
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
}
