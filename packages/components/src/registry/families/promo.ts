export { PromotionList } from '../../promotions/PromotionList/PromotionList.tsx';
export { PromotionZalo } from '../../promotions/PromotionZalo/PromotionZalo.tsx';
