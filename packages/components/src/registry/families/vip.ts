export { VipProgramme } from '../../rewards/VipProgramme/VipProgramme.tsx';
