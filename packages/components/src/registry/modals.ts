import type { ModalName, ModalProps } from '@livery/model';
import type { FunctionComponent } from 'react';
import { Family } from '../core/Family.tsx';

const account = new Family('account', () => import('./families/account.ts'));
const afterLogin = new Family('afterLogin', () => import('./families/afterLogin.ts'));
const siteModals = new Family('siteModals', () => import('./families/siteModals.ts'));
const lottery = new Family('lottery', () => import('./families/lottery.ts'));
const play = new Family('play', () => import('./families/play.ts'));
const recover = new Family('recover', () => import('./families/recover.ts'));
const register = new Family('register', () => import('./families/register.ts'));

/** Where each modal's component comes from. A name without a line here does not compile. */
export const modals: { readonly [Name in ModalName]: FunctionComponent<ModalProps[Name]> } = {
  afterLoginModal: afterLogin.late((family) => family.AfterLoginModal),
  changePassModal: recover.late((family) => family.ChangePasswordModal),
  chatRoom: siteModals.late((family) => family.ChatRoomModal),
  gamePopup: play.late((family) => family.GamePopupModal),
  helpModal: siteModals.late((family) => family.HelpModal),
  loginPopupModal: account.late((family) => family.LoginPopupModal),
  lotteryGames: lottery.late((family) => family.LotteryGamesModal),
  notice: siteModals.late((family) => family.NoticeModal),
  pvpRooms: play.late((family) => family.PvpRoomsModal),
  registerModal: register.late((family) => family.RegisterModal),
  popupNotice: siteModals.late((family) => family.PopupNoticeModal),
};
