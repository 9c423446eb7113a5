export { AppLink } from './app-link';
export { LinkButton } from './link-button';
