import { IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';

const shownMs = 2_000;

/** Button that copies a text, for example an order number. */
export const CopyButton = observer(function CopyButton({ text }: { text: string }) {
  const { locale } = useStores();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  // Missing over plain http; the text beside it can be selected.
  if (!('clipboard' in navigator)) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The browser did not allow it, so nothing was copied.
      () => undefined,
    );
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size="small"
      label={locale.t(copied ? 'centre.copied' : 'centre.copy')}
      onClick={copy}
    />
  );
});
