// Made by `npm run generate`. Change its source instead.
export { GamePlay } from '../../play/GamePlay/GamePlay.tsx';
export { GamePopupModal } from '../../play/GamePopupModal/GamePopupModal.tsx';
export { PvpRoomsModal } from '../../play/PvpRoomsModal/PvpRoomsModal.tsx';
