export { DownloadBanner } from '../DownloadBanner/DownloadBanner.tsx';
export { ProviderDisclosure } from '../ProviderMenu/ProviderDisclosure.tsx';
