// Made by `npm run generate`. Change its source instead.
export { VendorCards } from '../../lobby/VendorCards/VendorCards.tsx';
export { VendorRail } from '../../lobby/VendorRail/VendorRail.tsx';
