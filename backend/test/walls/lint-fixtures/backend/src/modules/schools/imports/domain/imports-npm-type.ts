// Breaks: not even its types.
export type { DataSource } from 'typeorm';
