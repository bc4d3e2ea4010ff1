import type { PlayState, RoundView } from '../../server/PlayApi.ts';
import type { Child } from '../dom.ts';
import type { FormatMoney } from '../money.ts';
import type { Order } from '../PlayClient.ts';

export interface PartPorts {
  readonly state: PlayState;
  readonly money: FormatMoney;
  /** Called when `playText` may have changed. */
  readonly onChange: () => void;
}

/** The part of a round-based game that is specific to the game. */
export interface TablePart {
  /** The picture first, then the controls. */
  readonly scene: readonly Child[];
  readonly rules: readonly Child[];
  readonly playText: string;
  readonly busyText: string;
  /** Returns the stake and picks of the next round, or the message why none can be placed. */
  bet(): Omit<Order, 'roundId'> | string;
  begin(): void;
  /** Shows an outcome. Resolves with its description once the animation has ended. */
  show(outcome: unknown, round: RoundView): Promise<string>;
  /** Ends a round without an outcome. */
  stop(): void;
}
