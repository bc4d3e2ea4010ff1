// Made by `npm run generate`. Change its source instead.
export { ChangePasswordModal } from '../../session/ChangePasswordModal/ChangePasswordModal.tsx';
export { RecoverForm } from '../../session/RecoverForm/RecoverForm.tsx';
export { RecoverModal } from '../../session/RecoverModal/RecoverModal.tsx';
