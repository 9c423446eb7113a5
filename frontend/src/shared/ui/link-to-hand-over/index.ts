export { LinkToHandOver } from './link-to-hand-over';
