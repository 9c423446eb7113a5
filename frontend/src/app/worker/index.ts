export { registerWorker } from './register-worker';
export { UpdateNotice } from './update-notice';
