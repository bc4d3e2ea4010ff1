import { useRef, type DetailsHTMLAttributes } from 'react';
import { usePreHydrationValue } from '../usePreHydrationValue.ts';

export interface DetailsProps extends Pick<
  DetailsHTMLAttributes<HTMLDetailsElement>,
  'children' | 'className' | 'id'
> {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * Native `<details>` whose owner knows whether it is open; the first child is the `<summary>`. The
 * browser alone opens and closes a plain `<details>`.
 */
export function Details({ open, onToggle, ...details }: DetailsProps) {
  const element = useRef<HTMLDetailsElement>(null);
  usePreHydrationValue(element, open, isOpen, onToggle);
  return (
    <details
      {...details}
      ref={element}
      open={open}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      // The event comes late, and also where the owner opened it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(currentTarget.open);
      }}
    />
  );
}

const isOpen = ({ open }: HTMLDetailsElement): boolean => open;
