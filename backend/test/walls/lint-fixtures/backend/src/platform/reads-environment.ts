// Breaks: only platform/config reads the environment.
export const home = process.env['HOME'];
