import type { RafflePrize } from '@livery/model';

/** Props of the pictures of a raffle. */
export interface RafflePictureProps {
  prizes: readonly RafflePrize[];
  /** Index of the prize of the last draw. */
  winner: number | undefined;
  /** Number of the last draw. */
  draw: string | undefined;
  /** Whether the picture moves towards the result. */
  isMoving: boolean;
  /** Called when the result is visible. */
  onLanded: () => void;
}
