import { useRef } from 'react';
import { isTicked, usePreHydrationValue } from '../usePreHydrationValue.ts';

export interface RadioProps {
  /** Shared by the buttons of a group. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
}

/** Native radio button. The caller has the label, which may hold more than text. */
export function Radio({ onChange, ...radio }: RadioProps) {
  const element = useRef<HTMLInputElement>(null);
  const { checked, value } = radio;
  // Of a group, the chosen button reports for the others too.
  usePreHydrationValue(element, checked, isTicked, (isChosen) => isChosen && onChange(value));
  return <input {...radio} ref={element} type="radio" onChange={() => onChange(value)} />;
}
