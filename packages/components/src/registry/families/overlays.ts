export { OverlayHost } from '../OverlayHost/OverlayHost.tsx';
