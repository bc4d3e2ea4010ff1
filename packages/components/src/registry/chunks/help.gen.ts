// Made by `npm run generate`. Change its source instead.
export { HelpArticle } from '../../support/HelpArticle/HelpArticle.tsx';
export { HelpCentre } from '../../support/HelpCentre/HelpCentre.tsx';
