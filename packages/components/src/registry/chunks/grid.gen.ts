// Made by `npm run generate`. Change its source instead.
export { GameGrid } from '../../lobby/GameGrid/GameGrid.tsx';
