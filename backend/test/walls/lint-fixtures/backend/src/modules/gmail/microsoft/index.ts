export const gmailMicrosoft = 'gmail/microsoft';
