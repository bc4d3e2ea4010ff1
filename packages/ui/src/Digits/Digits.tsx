import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Digits.module.css';

export interface DigitsProps {
  /** The number as it is shown, with its separators; digits become columns, and what stands before the first is its symbol. */
  text: string;
  /** Not known yet: the columns stand there without their digits. */
  pending?: boolean | undefined;
  /** Height of a row of digits where there is room for it; narrow places shrink it. */
  rowHeightPx: number;
  /** What it is, for who does not see it. */
  label: string;
  className?: string | undefined;
}

/** A number on a board of rolling digits. One picture with one name: nothing in it is read out as it rolls. */
export function Digits({ text, pending = false, rowHeightPx, label, className }: DigitsProps) {
  const first = text.search(/\d/);
  const characters = Array.from(text.slice(first));
  return (
    <span className={classNames(styles.digits, className)} role="img" aria-label={label} data-pending={pending ? '' : undefined}>
      {first > 0 && <Cell kind="symbol" rowHeightPx={rowHeightPx}><span className={styles.mark}>{text.slice(0, first).trim()}</span></Cell>}
      {characters.map((character, index) => {
        const isDigit = /\d/.test(character);
        return (
          // Counted from the end: where the number gets longer, its last digits stay what they are.
          <Cell key={index - characters.length} kind={isDigit ? 'digit' : 'mark'} rowHeightPx={rowHeightPx}>
            {isDigit ? pending ? null : <Reel digit={Number(character)} /> : <span className={styles.mark}>{character}</span>}
          </Cell>
        );
      })}
    </span>
  );
}

/** Widths of the cells, of a hundred of their height. */
const widths = { digit: 60, mark: 26, symbol: 62 } as const;

/** Its size comes from the attributes of a drawing, so that the served page needs no style of its own. */
function Cell({ kind, rowHeightPx, children }: { kind: keyof typeof widths; rowHeightPx: number; children: ReactNode }) {
  return (
    <span className={styles.cell} data-kind={kind} aria-hidden="true">
      <svg className={styles.size} viewBox={`0 0 ${widths[kind]} 100`} height={rowHeightPx} />
      <span className={styles.face}>{children}</span>
    </span>
  );
}

const cells = [...Array(20).keys()].map((at) => at % 10);

function Reel({ digit }: { digit: number }) {
  const strip = useRef<HTMLSpanElement>(null);
  const before = useRef(digit);
  useEffect(() => {
    const from = before.current;
    before.current = digit;
    if (from === digit || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    // Always upwards: after the nine comes the zero of the second round.
    const to = digit > from ? digit : digit + 10;
    const at = (cell: number): string => `translateY(${(-100 * cell) / cells.length}%)`;
    strip.current?.animate?.([{ transform: at(from) }, { transform: at(to) }], { duration: 700, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
  }, [digit]);
  return <span ref={strip} className={styles.reel} data-digit={digit}>{cells.map((cell, at) => <span key={at}>{cell}</span>)}</span>;
}
