export { paths } from './paths';
export { watchPage } from './watch-page';
export { useDocumentTitle } from './use-document-title';
export { useHeadingFocus } from './use-heading-focus';
