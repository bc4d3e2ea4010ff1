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
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size="small"
      label={locale.t(copied ? 'centre.copied' : 'centre.copy')}
      onClick={() => void copy()}
    />
  );
});
