// A module with several rooms has an entry for the wiring.
export const gmail = 'gmail';
