// Made by `npm run generate`. Change its source instead.
export { OddsBoard } from '../../sports/OddsBoard/OddsBoard.tsx';
