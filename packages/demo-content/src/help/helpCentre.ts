import { accounts } from './accounts.ts';
import { bonuses } from './bonuses.ts';
import { complaints } from './complaints.ts';
import { games } from './games.ts';
import type { HelpCategorySeed } from './HelpSeed.ts';
import { legal } from './legal.ts';
import { money } from './money.ts';
import { responsible } from './responsible.ts';
import { technical } from './technical.ts';
import { verification } from './verification.ts';

/** The demonstration operator's help centre, in its order. */
export const helpCentre: readonly HelpCategorySeed[] = [
  accounts,
  verification,
  money,
  bonuses,
  games,
  responsible,
  complaints,
  technical,
  legal,
];
