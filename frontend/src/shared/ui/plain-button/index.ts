export { PlainButton } from './plain-button';
