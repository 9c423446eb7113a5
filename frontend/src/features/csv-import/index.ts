export { ImportMenuButton } from './ui/import-menu-button';
export { ImportSchoolsButton } from './ui/import-schools-button';
export { RecentImports } from './ui/history/recent-imports';
