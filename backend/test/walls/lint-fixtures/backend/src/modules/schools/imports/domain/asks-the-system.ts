// Breaks: time and chance are handed in.
export const stamp = [new Date(), Date.now(), Math.random(), new Date(0)];
