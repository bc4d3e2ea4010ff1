// Made by `npm run generate`. Change its source instead.
/** Options of modals that differ from the default, by the modal's name. */
export const modalOverrides = {
  changePassModal: { closeOnBackdrop: false },
  chatRoom: { closeOnBackdrop: false, lockScroll: false },
  gamePopup: { closeOnBackdrop: false },
  loginPopupModal: { closeOnBackdrop: false },
  menuSheet: { delay: false },
  forgetPassModal: { closeOnBackdrop: false },
  registerModal: { closeOnBackdrop: false },
  siteSearch: { delay: false },
  securityForm: { closeOnBackdrop: false },
} as const;
