export { SanitisedHtml } from '../RichText/SanitisedHtml.tsx';
