export type ImportKind = 'schools' | 'coaches' | 'rosters' | 'incoming';
