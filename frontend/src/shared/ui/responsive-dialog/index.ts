export { ResponsiveDialog } from './responsive-dialog';
export { sheet } from './sheet';
export { useBackCloses } from './use-back-closes';
export { useFocusKept } from './use-focus-kept';
