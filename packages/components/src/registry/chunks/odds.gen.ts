// Made by `npm run generate`. Change its source instead.
export { OddsBoard } from '../../lobby/OddsBoard/OddsBoard.tsx';
