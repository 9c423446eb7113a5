export const gmailGoogle = 'gmail/google';
