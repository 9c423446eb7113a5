export { useBackCloses } from './use-back-closes';
