export { VipProgramme } from '../VipProgramme/VipProgramme.tsx';
