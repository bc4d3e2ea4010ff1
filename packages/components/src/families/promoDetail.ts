export { PromotionDetail } from '../PromotionDetail/PromotionDetail.tsx';
