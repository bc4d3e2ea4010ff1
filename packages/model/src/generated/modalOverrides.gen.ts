// Made by `npm run generate`. Change its source instead.
import type { ModalName } from '../shell/ModalProps.ts';
import type { ModalOptions } from '../shell/modalOptions.ts';

/** Options of modals that differ from the default. */
export const modalOverrides: { readonly [Name in ModalName]?: Partial<ModalOptions> } = {
  changePassModal: { closeOnBackdrop: false },
  chatRoom: { closeOnBackdrop: false, lockScroll: false },
  gamePopup: { closeOnBackdrop: false },
  loginPopupModal: { closeOnBackdrop: false },
  menuSheet: { delay: false },
  forgetPassModal: { closeOnBackdrop: false },
  registerModal: { closeOnBackdrop: false },
  securityForm: { closeOnBackdrop: false },
};
