// Made by `npm run generate`. Change its source instead.
export { VipProgramme } from '../../rewards/VipProgramme/VipProgramme.tsx';
