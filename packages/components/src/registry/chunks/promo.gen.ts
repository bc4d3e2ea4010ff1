// Made by `npm run generate`. Change its source instead.
export { PromotionList } from '../../promotions/PromotionList/PromotionList.tsx';
export { PromotionZalo } from '../../promotions/PromotionZalo/PromotionZalo.tsx';
