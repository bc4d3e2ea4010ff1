export { PromotionDetail } from '../../promotions/PromotionDetail/PromotionDetail.tsx';
