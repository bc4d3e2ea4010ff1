// Made by `npm run generate`. Change its source instead.
export { DownloadBanner } from '../../shell/DownloadBanner/DownloadBanner.tsx';
export { LanguagePicker } from '../../preferences/LanguagePicker/LanguagePicker.tsx';
export { LiveClock } from '../../shell/LiveClock/LiveClock.tsx';
export { MoreEntries } from '../../shell/MenuBar/MoreEntries.tsx';
export { ProviderDisclosure } from '../../lobby/ProviderMenu/ProviderDisclosure.tsx';
