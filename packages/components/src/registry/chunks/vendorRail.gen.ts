// Made by `npm run generate`. Change its source instead.
export { VendorRail } from '../../lobby/VendorRail/VendorRail.tsx';
