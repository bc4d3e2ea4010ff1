import { hasVendorLogo, vendorLogoPath } from '@livery/model';
import { classNames, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import styles from './VendorLogo.module.css';

export interface VendorLogoProps {
  vendor: { gameType: string; vassalage: string; title: string };
  /** Small logo beside the name: decorative, and loaded with `attemptsOnce` attempts. */
  small?: boolean;
  className?: string | undefined;
}

/** Logo of a provider; the name if it has no logo. Source: HOME-11. */
export const VendorLogo = observer(function VendorLogo({
  vendor,
  small = false,
  className,
}: VendorLogoProps) {
  const { site } = useStores();
  const { title } = vendor;
  if (!hasVendorLogo(vendor.vassalage)) {
    return (
      <span
        className={classNames(styles.word, className)}
        data-small={small ? '' : undefined}
        {...(small ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      >
        <OperatorText>{title}</OperatorText>
      </span>
    );
  }
  const src = site.imageUrls(
    vendorLogoPath(vendor),
    small ? site.config.site.images.attemptsOnce : undefined,
  );
  return (
    <Image
      className={className}
      src={src}
      alt={small ? '' : title}
      fallbackText={title}
      width={180}
      height={60}
      fit="contain"
    />
  );
});
