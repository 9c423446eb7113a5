// Breaks: a use case knows no package.
export { DataSource } from 'typeorm';
