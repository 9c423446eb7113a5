export { ResponsiveDialog } from './responsive-dialog';
export { sheet } from './sheet';
export { useFocusKept } from './use-focus-kept';
