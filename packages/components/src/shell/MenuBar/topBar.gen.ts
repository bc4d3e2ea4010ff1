// Made by `npm run generate`. Change its source instead.
export { DownloadBanner } from '../DownloadBanner/DownloadBanner.tsx';
export { LanguagePicker } from '../../preferences/LanguagePicker/LanguagePicker.tsx';
export { LiveClock } from '../LiveClock/LiveClock.tsx';
export { MoreEntries } from './MoreEntries.tsx';
export { ProviderDisclosure } from '../ProviderMenu/ProviderDisclosure.tsx';
export { SiteSearch } from '../SiteSearch/SiteSearch.tsx';
