export { PlainIcon } from './plain-icon';
