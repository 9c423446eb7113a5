export const contact = 'contact';
