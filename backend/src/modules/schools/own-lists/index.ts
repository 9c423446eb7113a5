export { OwnListsModule } from './own-lists.module.js';
