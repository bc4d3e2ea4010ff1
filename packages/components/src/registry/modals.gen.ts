// Made by `npm run generate`. Change its source instead.
import type { ModalName, ModalProps } from '@livery/model';
import type { FunctionComponent } from 'react';
import { account, afterLogin, centre, lottery, menuSheet, play, recover, register, siteModals, siteSearch } from './chunks/chunks.gen.ts';

/** Every modal's component, by its name in `ModalProps`. */
export const modals: { readonly [Name in ModalName]: FunctionComponent<ModalProps[Name]> } = {
  afterLoginModal: afterLogin.lazy((module) => module.AfterLoginModal),
  changePassModal: recover.lazy((module) => module.ChangePasswordModal),
  chatRoom: siteModals.lazy((module) => module.ChatRoomModal),
  gamePopup: play.lazy((module) => module.GamePopupModal),
  helpModal: siteModals.lazy((module) => module.HelpModal),
  loginPopupModal: account.lazy((module) => module.LoginPopupModal),
  lotteryGames: lottery.lazy((module) => module.LotteryGamesModal),
  menuSheet: menuSheet.lazy((module) => module.MenuSheetModal),
  notice: siteModals.lazy((module) => module.NoticeModal),
  popupNotice: siteModals.lazy((module) => module.PopupNoticeModal),
  pvpRooms: play.lazy((module) => module.PvpRoomsModal),
  forgetPassModal: recover.lazy((module) => module.RecoverModal),
  registerModal: register.lazy((module) => module.RegisterModal),
  siteSearch: siteSearch.lazy((module) => module.SearchModal),
  securityForm: centre.lazy((module) => module.SecurityFormModal),
};
