// Breaks: an adapter knows its own technology only.
export { DataSource } from 'typeorm';
