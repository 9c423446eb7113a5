export { api } from './api';
