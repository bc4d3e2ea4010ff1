// Made by `npm run generate`. Change its source instead.
export { SearchModal } from '../../support/SearchModal/SearchModal.tsx';
