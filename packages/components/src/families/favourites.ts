export { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
