import type { ContentPictureProps } from '@livery/model';
import { Image } from '@livery/ui';
import { useStores } from '../../core/stores.ts';

/** A picture of the brand's assets folder with reserved space. */
export function AssetPicture({
  picture: { file, widthPx, heightPx, alt = '' },
  className,
}: {
  picture: ContentPictureProps['picture'];
  className?: string | undefined;
}) {
  const { site } = useStores();
  return (
    <Image
      className={className}
      src={site.assetUrl(file)}
      alt={alt}
      width={widthPx}
      height={heightPx}
    />
  );
}
