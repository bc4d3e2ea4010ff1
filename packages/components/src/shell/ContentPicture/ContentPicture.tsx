import type { ContentPictureProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { contentLink } from './contentLink.ts';
import styles from './ContentPicture.module.css';

export const ContentPicture = observer(function ContentPicture({
  picture,
  caption,
  link,
}: ContentPictureProps) {
  const attributes = contentLink(useStores(), link);
  const image = <AssetPicture picture={picture} className={styles.picture} />;
  return (
    <figure className={styles.figure}>
      {attributes ? (
        // A picture without a description would be a link without a name.
        <a {...attributes} aria-label={picture.alt === undefined ? caption : undefined}>
          {image}
        </a>
      ) : (
        image
      )}
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
});
