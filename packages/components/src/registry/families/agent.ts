export { AgentHome } from '../../agent/AgentHome/AgentHome.tsx';
