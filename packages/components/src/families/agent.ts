export { AgentHome } from '../AgentHome/AgentHome.tsx';
