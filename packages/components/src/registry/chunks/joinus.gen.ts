// Made by `npm run generate`. Change its source instead.
export { JoinForm } from '../../agent/JoinForm/JoinForm.tsx';
export { JoinProgramme } from '../../agent/JoinProgramme/JoinProgramme.tsx';
