// Breaks: the clock is injected.
export const now = () => new Date();
