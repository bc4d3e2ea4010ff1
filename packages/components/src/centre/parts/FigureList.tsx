import type { CentreFigure } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './FigureList.module.css';
import { resolveValues, showsRow, textOf, valueAt, type Row } from './rowValues.ts';
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
  const centre = stores.get(CentreStore);
  // The linked records are those of the figure.
  const period = centre.param('period');
  return (
    <dl className={styles.figures}>
      {figures
        .filter(({ when }) => showsRow(stores, when, reply))
        .map(({ path, label, format, texts, emphasis, link }) => {
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
              <dd>
                {link ? (
                  <a
                    href={centre.addressOf(link.page, {
                      ...(period === '' ? {} : { period }),
                      ...textValues(resolveValues(link.set, reply)),
                    })}
                  >
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          );
        })}
    </dl>
  );
});

/** Returns values as texts, for an address. */
export function textValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
}
