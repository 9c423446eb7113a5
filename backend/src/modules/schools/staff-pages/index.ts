export { StaffPagesModule } from './staff-pages.module.js';
