export { Brand } from './brand';
