export { MemberPanel } from '../../account/AccountPanel/MemberPanel.tsx';
