export { ProviderPanel } from '../../lobby/ProviderMenu/ProviderPanel.tsx';
