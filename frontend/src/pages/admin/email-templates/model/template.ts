import type { AdminEmailTemplate } from '@/shared/api';

/** A text that athletes can start a campaign from. */
export type Template = AdminEmailTemplate;
