export { AfterLoginModal } from '../../session/AfterLoginModal/AfterLoginModal.tsx';
