export { FavouriteButton } from '../../lobby/FavouriteButton/FavouriteButton.tsx';
