// Breaks: nor in a type expression.
export type Hidden = import('typeorm').DataSource;
