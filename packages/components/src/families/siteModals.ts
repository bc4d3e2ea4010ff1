export { ChatRoomModal } from '../modals/ChatRoomModal/ChatRoomModal.tsx';
export { HelpModal } from '../modals/HelpModal/HelpModal.tsx';
export { NoticeModal } from '../modals/NoticeModal/NoticeModal.tsx';
export { PopupNoticeModal } from '../modals/PopupNoticeModal/PopupNoticeModal.tsx';
