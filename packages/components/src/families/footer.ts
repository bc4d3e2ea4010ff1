export { FooterMarks } from '../FooterMarks/FooterMarks.tsx';
export { ProviderStrip } from '../ProviderStrip/ProviderStrip.tsx';
