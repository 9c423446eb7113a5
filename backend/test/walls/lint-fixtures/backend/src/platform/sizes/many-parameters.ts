// Breaks: at most 5 parameters.
export const sum = (a: number, b: number, c: number, d: number, e: number, f: number) => a + b + c + d + e + f;
