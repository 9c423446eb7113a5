export { deviceAnswers } from './device-answers';
export { deviceChanges } from './device-changes';
export { closeDeviceDb } from './device-db';
export { deviceOwner } from './device-owner';
export { devicePages, type KeptPage } from './device-pages';
export { readablePaths } from './readable-paths';
export type { KeptAnswer } from './kept-answer';
export type { Owner } from './owner';
export type { ChangedFields, ChangeProblem, WaitingChange } from './waiting-change';
