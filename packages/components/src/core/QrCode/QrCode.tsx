import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/**
 * QR code of an address. Dark on light in every theme, because cameras do not read it otherwise.
 *
 * @param picture address of the operator's own picture of the code. If it fails to load, the code
 *   is drawn.
 * Source: HOME-05.
 */
export function QrCode({
  text,
  label,
  picture,
}: {
  text: string;
  label: string;
  picture?: string | undefined;
}) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before hydration, when the event has no listener.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(picture);
  }, [picture]);
  if (picture === undefined || picture === failed) return <DrawnCode text={text} label={label} />;
  return (
    <img
      ref={image}
      className={styles.code}
      src={picture}
      alt={label}
      width={144}
      height={144}
      decoding="async"
      onError={() => setFailed(picture)}
    />
  );
}

function DrawnCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
