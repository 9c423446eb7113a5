export { paths, type SettingsSection } from './paths';
export { useAddressParams } from './use-address-params';
export { watchPage } from './watch-page';
export { useDocumentTitle } from './use-document-title';
export { useHeadingFocus } from './use-heading-focus';
export { type WayBack, wayBack } from './way-back';
