export { VendorCards } from '../VendorCards/VendorCards.tsx';
export { VendorRail } from '../VendorRail/VendorRail.tsx';
export { VendorRoute } from '../VendorRoute/VendorRoute.tsx';
