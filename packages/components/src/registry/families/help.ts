export { HelpArticle } from '../../support/HelpArticle/HelpArticle.tsx';
export { HelpCentre } from '../../support/HelpCentre/HelpCentre.tsx';
