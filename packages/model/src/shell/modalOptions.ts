import { modalOverrides } from '../generated/modalOverrides.gen.ts';
import type { ModalName } from './ModalProps.ts';

/** Options in the declaration of a modal, `<Name>.modal.json`. Source: MODL-01. */
export interface ModalOptions {
  /** Opens after `modalDelayMs` of site.json. */
  readonly delay: boolean;
  /** The page behind the modal does not scroll. */
  readonly lockScroll: boolean;
  /** A click on the backdrop closes the modal. */
  readonly closeOnBackdrop: boolean;
}

const defaults: ModalOptions = { delay: true, lockScroll: true, closeOnBackdrop: true };

const overrides: { readonly [Name in ModalName]?: Partial<ModalOptions> } = modalOverrides;

/** Returns the options of a modal. */
export function modalOptions(name: ModalName): ModalOptions {
  return { ...defaults, ...overrides[name] };
}
