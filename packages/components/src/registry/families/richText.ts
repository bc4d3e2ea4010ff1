export { PurifiedHtml } from '../../core/RichText/PurifiedHtml.tsx';
