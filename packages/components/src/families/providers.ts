export { ProviderPanel } from '../ProviderMenu/ProviderPanel.tsx';
