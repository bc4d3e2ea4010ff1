// Made by `npm run generate`. Change its source instead.
export { GameMenu } from '../../lobby/GameMenu/GameMenu.tsx';
export { LoginForm } from '../../session/LoginForm/LoginForm.tsx';
export { LoginPopupModal } from '../../session/LoginPopupModal/LoginPopupModal.tsx';
