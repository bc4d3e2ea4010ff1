// Made by `npm run generate`. Change its source instead.
export { ContentButtons } from '../../shell/ContentButtons/ContentButtons.tsx';
export { ContentCards } from '../../shell/ContentCards/ContentCards.tsx';
export { ContentEmbed } from '../../shell/ContentEmbed/ContentEmbed.tsx';
export { ContentPicture } from '../../shell/ContentPicture/ContentPicture.tsx';
export { ContentQuestions } from '../../shell/ContentQuestions/ContentQuestions.tsx';
export { ContentText } from '../../shell/ContentText/ContentText.tsx';
export { MessagePanel } from '../../account/MessagePanel/MessagePanel.tsx';
