export { ChangePasswordModal } from '../modals/ChangePasswordModal/ChangePasswordModal.tsx';
export { RecoverForm } from '../RecoverForm/RecoverForm.tsx';
