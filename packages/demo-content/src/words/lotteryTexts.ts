import { readData } from '../reader/readData.ts';
import { each, fields, words } from '../reader/shape.ts';

/** Remarks of lotteries by the plan of their draws; `everyMinutes` has `{minutes}`. */
export const lotteryRemarks = readData(
  'lottery.json',
  fields({ remarks: each(['everyMinutes', 'onDays'], words) }),
).remarks;
