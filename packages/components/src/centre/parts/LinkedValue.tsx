import type { CentreColumn } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { ReplyValue, type ReplyValueProps } from './ReplyValue.tsx';
import type { Row } from './rowValues.ts';
import { useLinkAddress } from './shownPeriod.ts';

/** Displays a value of a row as the link of its document, if the member has one of its pages. */
export const LinkedValue = observer(function LinkedValue({
  link = [],
  row,
  ...value
}: ReplyValueProps & { link: CentreColumn['link'] | undefined; row: Row }) {
  const addressOf = useLinkAddress();
  const [address] = [link].flat().flatMap((each) => addressOf(each, row) ?? []);
  const shown = <ReplyValue {...value} />;
  return address === undefined ? shown : <a href={address}>{shown}</a>;
});
