// Breaks: no rule is switched off on the spot.
// eslint-disable-next-line no-console
console.log('here');
