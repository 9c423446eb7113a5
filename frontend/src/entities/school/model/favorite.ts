import type { FavoriteDto } from '@/shared/api';

/** A school that the athlete marked. */
export type Favorite = FavoriteDto;
