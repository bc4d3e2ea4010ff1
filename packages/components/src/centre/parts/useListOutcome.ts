import { useState } from 'react';

/**
 * Returns what came of a list's action, until another request replaces the list, and its setter.
 */
export function useListOutcome(
  request: Readonly<Record<string, unknown>>,
): [string, (text: string) => void] {
  const key = JSON.stringify(request);
  const [shownKey, setShownKey] = useState(key);
  const [text, setText] = useState('');
  if (key !== shownKey) {
    setShownKey(key);
    setText('');
  }
  return [key === shownKey ? text : '', setText];
}
