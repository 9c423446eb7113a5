import type { UpdateUserRequest } from '@/entities/athlete';

/** The body of PUT /api/user: absent = unchanged, null = cleared. */
export type ProfileUpdate = UpdateUserRequest;
