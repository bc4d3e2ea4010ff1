export { HelpArticle } from '../HelpArticle/HelpArticle.tsx';
export { HelpCentre } from '../HelpCentre/HelpCentre.tsx';
