export { PublicHeader } from './public-header';
