export { JoinForm } from '../JoinForm/JoinForm.tsx';
export { JoinProgramme } from '../JoinProgramme/JoinProgramme.tsx';
