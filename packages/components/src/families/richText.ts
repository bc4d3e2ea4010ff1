export { PurifiedHtml } from '../RichText/PurifiedHtml.tsx';
