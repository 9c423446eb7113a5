/** Why a coach gets no email, as the athlete reads it. Part of SQL statements: no quotes. */
export const OPTED_OUT = 'This coach opted out of emails sent with Recruit, so this email was not sent.';
