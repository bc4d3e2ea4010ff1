import type { CentreFigure } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './FigureList.module.css';
import { LinkedValue } from './LinkedValue.tsx';
import { showsRow, valueAt, type Row } from './rowValues.ts';

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
  return (
    <dl className={styles.figures}>
      {figures
        .filter(({ when }) => showsRow(stores, when, reply))
        .map(({ path, label, format, texts, emphasis, link }) => (
          <div key={path} className={styles.figure} data-emphasis={emphasis ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              <LinkedValue
                value={valueAt(reply, path)}
                call={call}
                path={path}
                format={format}
                texts={texts}
                size={emphasis ? 'large' : 'medium'}
                link={link}
                row={reply}
              />
            </dd>
          </div>
        ))}
    </dl>
  );
});
