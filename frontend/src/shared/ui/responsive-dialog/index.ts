export { ResponsiveDialog } from './responsive-dialog';
export { useFocusKept } from './use-focus-kept';
