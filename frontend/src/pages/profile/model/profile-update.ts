import type { useUpdateUserMutation } from '@/entities/athlete';

/** The body of PUT /api/user: absent = unchanged, null = cleared. */
export type ProfileUpdate = Parameters<ReturnType<typeof useUpdateUserMutation>[0]>[0];
