export { GamePlay } from '../GamePlay/GamePlay.tsx';
export { GamePopupModal } from '../modals/GamePopupModal/GamePopupModal.tsx';
export { PvpRoomsModal } from '../modals/PvpRoomsModal/PvpRoomsModal.tsx';
