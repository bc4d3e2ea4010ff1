export { PromotionList } from '../PromotionList/PromotionList.tsx';
export { PromotionZalo } from '../PromotionZalo/PromotionZalo.tsx';
