export const gmail = 'gmail';
