// Made by `npm run generate`. Change its source instead.
export { ActionCards } from '../../centre/ActionCards/ActionCards.tsx';
export { FormPage } from '../../centre/FormPage/FormPage.tsx';
export { LeaderboardRules } from '../../rewards/LeaderboardRules/LeaderboardRules.tsx';
export { RecordTable } from '../../centre/RecordTable/RecordTable.tsx';
export { ReferralInvitation } from '../../rewards/ReferralInvitation/ReferralInvitation.tsx';
export { SecurityCentre } from '../../account/SecurityCentre/SecurityCentre.tsx';
export { SecurityFormModal } from '../../account/SecurityFormModal/SecurityFormModal.tsx';
export { StatCards } from '../../centre/StatCards/StatCards.tsx';
export { TabPanels } from '../../centre/TabPanels/TabPanels.tsx';
