/** Labels of a campaign's numbers, used in its stats and in the filter of its emails. */
export const figureWords = { sent: 'Sent', byHand: 'Sent by hand', replied: 'Replied', opened: 'Opened (estimated)' } as const;
