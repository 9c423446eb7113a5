import type { FavoriteDto } from '../api/school.gen';

/** A school that the athlete marked. */
export type Favorite = FavoriteDto;
