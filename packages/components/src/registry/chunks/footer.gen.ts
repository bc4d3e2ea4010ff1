// Made by `npm run generate`. Change its source instead.
export { FooterMarks } from '../../shell/FooterMarks/FooterMarks.tsx';
export { ProviderStrip } from '../../home/ProviderStrip/ProviderStrip.tsx';
