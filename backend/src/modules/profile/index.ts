export { ProfileModule } from './profile.module.js';
