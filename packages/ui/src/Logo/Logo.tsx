import { classNames } from '../classNames.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  src: string;
  /** Variant for the dark scheme. */
  srcDark?: string | undefined;
  /** The brand's name. */
  alt: string;
  /** Size of the file in pixels, which reserves its space. */
  width: number;
  height: number;
  /** Height on the page: 24, 32 or 40 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Logo of the brand. */
export function Logo({ src, srcDark, alt, width, height, size = 'medium', className }: LogoProps) {
  const image = { width, height, decoding: 'async', 'data-size': size } as const;
  if (srcDark === undefined)
    return <img {...image} alt={alt} src={src} className={classNames(styles.logo, className)} />;
  return (
    <>
      <img
        {...image}
        alt={alt}
        src={src}
        className={classNames(styles.logo, styles.light, className)}
      />
      <img
        {...image}
        alt={alt}
        src={srcDark}
        className={classNames(styles.logo, styles.dark, className)}
      />
    </>
  );
}
