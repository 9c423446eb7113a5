import css from './favorite-star.module.css';

interface FavoriteStarProps {
  schoolName: string;
  marked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Shape of Material Icons' "StarRounded" (Apache-2.0): a light element, since a long list draws many. */
const star =
  'M12 17.27l4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46' +
  'c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z';

/** Marks a school as a favorite. */
export function FavoriteStar({ schoolName, marked, disabled, onToggle }: FavoriteStarProps) {
  return (
    <button
      type="button"
      className={css['star']}
      aria-pressed={marked}
      aria-label={`Favorite: ${schoolName}`}
      disabled={disabled}
      onClick={onToggle}
    >
      <svg aria-hidden viewBox="0 0 24 24" width={24} height={24}>
        <path d={star} />
      </svg>
    </button>
  );
}
