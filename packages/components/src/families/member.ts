export { MemberPanel } from '../AccountPanel/MemberPanel.tsx';
