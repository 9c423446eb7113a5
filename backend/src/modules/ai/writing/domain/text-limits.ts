/** Characters. An email to a coach has about 1,500; a longer one only uses up the allowance. */
export const MAX_EMAIL = 20_000;
export const MAX_CONTEXT = 2_000;
export const MAX_SUBJECT_LINES = 10;
