export { ChangePasswordModal } from '../../session/ChangePasswordModal/ChangePasswordModal.tsx';
export { RecoverForm } from '../../session/RecoverForm/RecoverForm.tsx';
