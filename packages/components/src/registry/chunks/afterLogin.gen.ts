// Made by `npm run generate`. Change its source instead.
export { AfterLoginModal } from '../../session/AfterLoginModal/AfterLoginModal.tsx';
