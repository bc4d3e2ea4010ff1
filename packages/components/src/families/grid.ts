export { GameGrid } from '../GameGrid/GameGrid.tsx';
