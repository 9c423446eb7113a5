export { ImportMenuButton } from './ui/import-menu-button';
export { ImportSchoolsButton } from './ui/import-schools-button';
export { PackCard } from './ui/pack/pack-card';
export { RecentImports } from './ui/history/recent-imports';
