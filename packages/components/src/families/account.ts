export { GameMenu } from '../GameMenu/GameMenu.tsx';
export { LoginForm } from '../LoginForm/LoginForm.tsx';
export { LoginPopupModal } from '../modals/LoginPopupModal/LoginPopupModal.tsx';
