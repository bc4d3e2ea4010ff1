export { MallCatalogue } from '../MallCatalogue/MallCatalogue.tsx';
