// Made by `npm run generate`. Change its source instead.
export { PromotionDetail } from '../../promotions/PromotionDetail/PromotionDetail.tsx';
