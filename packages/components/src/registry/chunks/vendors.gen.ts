// Made by `npm run generate`. Change its source instead.
export { VendorCards } from '../../lobby/VendorCards/VendorCards.tsx';
