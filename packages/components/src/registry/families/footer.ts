export { FooterMarks } from '../../shell/FooterMarks/FooterMarks.tsx';
export { ProviderStrip } from '../../home/ProviderStrip/ProviderStrip.tsx';
