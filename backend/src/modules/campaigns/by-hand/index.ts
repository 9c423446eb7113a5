export { ByHandModule } from './by-hand.module.js';
