export { ResponsiveDialog } from './responsive-dialog';
