// Made by `npm run generate`. Change its source instead.
export { ChatRoomModal } from '../../support/ChatRoomModal/ChatRoomModal.tsx';
export { HelpModal } from '../../support/HelpModal/HelpModal.tsx';
export { NoticeModal } from '../../promotions/NoticeModal/NoticeModal.tsx';
export { PopupNoticeModal } from '../../promotions/PopupNoticeModal/PopupNoticeModal.tsx';
