import type { RosterPlayerDto } from '@/shared/api';

export type RosterPlayer = RosterPlayerDto;
