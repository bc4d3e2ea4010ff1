// Made by `npm run generate`. Change its source instead.
export { MenuSheetModal } from '../../lobby/MenuSheetModal/MenuSheetModal.tsx';
