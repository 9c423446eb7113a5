export const gmailGateways = 'gmail/gateways';
