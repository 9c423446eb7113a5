/** Where the button at the top of the page leads. */
export const writeFormId = 'email-the-athlete';
