/** A selection on the slip, with what is needed to show it where its event is not listed. */
export interface SlipSelection {
  readonly vendorCode: string;
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
  readonly home: string;
  readonly away: string;
  /** Start of the event, ISO 8601. */
  readonly startsAt: string | undefined;
  /** Operator's name of the market; `undefined` for one that has a text of ours. */
  readonly marketTitle: string | undefined;
  /** Operator's name of the selection; `undefined` for one that has a text of ours. */
  readonly pickName: string | undefined;
  /** Decimal odds that the player has seen and accepted, stake included. */
  readonly odds: number;
}

/** A selection with the entered stake of its single bet. */
export interface SlipLine extends SlipSelection {
  readonly stakeText: string;
}

/** Key of a line: each selection is on a slip once. */
export function keyOfLine({
  vendorCode,
  eventId,
  market,
  pick,
}: Pick<SlipSelection, 'vendorCode' | 'eventId' | 'market' | 'pick'>): string {
  return JSON.stringify([vendorCode, eventId, market, pick]);
}

const texts = ['vendorCode', 'eventId', 'market', 'pick', 'home', 'away', 'stakeText'] as const;

/** Parses stored lines; those with other fields are left out. */
export function parseLines(text: string | undefined, maxLines: number): readonly SlipLine[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isLine).slice(0, maxLines) : [];
  } catch {
    // Invalid content, written by other code.
    return [];
  }
}

function isLine(value: unknown): value is SlipLine {
  // Validated here
  const fields =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    typeof fields.odds === 'number' &&
    fields.odds >= 1
  );
}
