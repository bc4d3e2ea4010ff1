import type { CentreFigure } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './FigureList.module.css';
import { useLinkAddress } from './shownPeriod.ts';
import { showsRow, valueAt, type Row } from './rowValues.ts';
import { ReplyValue } from './ReplyValue.tsx';

/** Figures of a reply with their labels. */
export const FigureList = observer(function FigureList({
  call,
  reply,
  figures,
}: {
  call: string;
  reply: Row;
  figures: readonly CentreFigure[];
}) {
  const stores = useStores();
  const addressOf = useLinkAddress();
  return (
    <dl className={styles.figures}>
      {figures
        .filter(({ when }) => showsRow(stores, when, reply))
        .map(({ path, label, format, texts, emphasis, link }) => {
          const address = link && addressOf(link, reply);
          const value = (
            <ReplyValue
              value={valueAt(reply, path)}
              call={call}
              path={path}
              format={format}
              texts={texts}
              size={emphasis ? 'large' : 'medium'}
            />
          );
          return (
            <div key={path} className={styles.figure} data-emphasis={emphasis ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{address === undefined ? value : <a href={address}>{value}</a>}</dd>
            </div>
          );
        })}
    </dl>
  );
});
