export { RegisterForm } from '../RegisterForm/RegisterForm.tsx';
export { RegisterModal } from '../modals/RegisterModal/RegisterModal.tsx';
