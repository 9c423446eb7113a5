// Breaks: there is no such layer.
export const stray = 'stray';
