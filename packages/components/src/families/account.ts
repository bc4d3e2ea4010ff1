export { LoginForm } from '../LoginForm/LoginForm.tsx';
