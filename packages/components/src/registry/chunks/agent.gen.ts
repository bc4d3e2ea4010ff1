// Made by `npm run generate`. Change its source instead.
export { AgentHome } from '../../agent/AgentHome/AgentHome.tsx';
