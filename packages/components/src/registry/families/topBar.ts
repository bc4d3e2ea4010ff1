export { DownloadBanner } from '../../shell/DownloadBanner/DownloadBanner.tsx';
export { ProviderDisclosure } from '../../lobby/ProviderMenu/ProviderDisclosure.tsx';
