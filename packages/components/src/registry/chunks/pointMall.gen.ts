// Made by `npm run generate`. Change its source instead.
export { MallCatalogue } from '../../rewards/MallCatalogue/MallCatalogue.tsx';
