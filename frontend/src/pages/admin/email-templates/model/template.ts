import type { AdminEmailTemplate } from '../api/email-templates.gen';

/** A text that athletes can start a campaign from. */
export type Template = AdminEmailTemplate;
