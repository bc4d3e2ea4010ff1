export { AfterLoginModal } from '../modals/AfterLoginModal/AfterLoginModal.tsx';
