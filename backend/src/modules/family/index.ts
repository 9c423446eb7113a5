export { FamilyModule } from './family.module.js';
