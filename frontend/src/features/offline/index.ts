export { offlineMiddleware, startOffline } from './model/start-offline';
export { OfflineNotice } from './ui/offline-notice';
export { WaitingMark } from './ui/waiting-mark';
