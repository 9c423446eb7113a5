import Star from '@mui/icons-material/StarRounded';
import StarBorder from '@mui/icons-material/StarBorderRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useFavorite } from '../model/use-favorite';

interface FavoriteButtonProps {
  schoolId: number;
  schoolName: string;
}

/** Marks the school as a favorite. */
export function FavoriteButton({ schoolId, schoolName }: FavoriteButtonProps) {
  const { marked, toggle } = useFavorite(schoolId);
  return (
    <Tooltip title={marked ? 'One of your favorites' : 'Add to your favorites'}>
      <span>
        <IconButton
          aria-label={`Favorite: ${schoolName}`}
          aria-pressed={marked === true}
          disabled={marked === null}
          onClick={() => void toggle()}
          sx={{ width: 44, height: 44, color: marked ? 'ball.main' : 'brand.control' }}
        >
          {marked ? <Star /> : <StarBorder />}
        </IconButton>
      </span>
    </Tooltip>
  );
}
