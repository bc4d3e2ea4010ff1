// Made by `npm run generate`. Change its source instead.
export { VendorRoute } from '../../lobby/VendorRoute/VendorRoute.tsx';
