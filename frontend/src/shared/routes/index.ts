export { paths } from './paths';
export { useDocumentTitle } from './use-document-title';
export { useHeadingFocus } from './use-heading-focus';
