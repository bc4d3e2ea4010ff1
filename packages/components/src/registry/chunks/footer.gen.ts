// Made by `npm run generate`. Change its source instead.
export { ProviderStrip } from '../../home/ProviderStrip/ProviderStrip.tsx';
export { SiteFooter } from '../../shell/SiteFooter/SiteFooter.tsx';
