export { MallCatalogue } from '../../rewards/MallCatalogue/MallCatalogue.tsx';
