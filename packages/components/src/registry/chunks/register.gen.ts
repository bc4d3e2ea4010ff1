// Made by `npm run generate`. Change its source instead.
export { RegisterForm } from '../../registration/RegisterForm/RegisterForm.tsx';
export { RegisterModal } from '../../registration/RegisterModal/RegisterModal.tsx';
