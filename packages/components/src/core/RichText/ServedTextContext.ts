import { createContext, type ReactNode } from 'react';
import type { HeadingLevel } from './richRules.ts';

/** Returns operator's HTML as blocks of plain text. */
export type ServedText = (html: string, level: HeadingLevel) => ReactNode;

/**
 * Set on the server only. The browser keeps what the server rendered, so that it needs no tokenizer
 * to hydrate.
 */
export const ServedTextContext = createContext<ServedText | undefined>(undefined);
