export { deviceOwner } from './device-owner';
export type { KeptAnswer } from './kept-answer';
export type { Owner } from './owner';
export type { ChangedFields, ChangeProblem, WaitingChange } from './waiting-change';
