// Breaks: the log is structured.
console.log('here');
