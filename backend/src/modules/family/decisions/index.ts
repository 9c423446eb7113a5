export { StopDeletion } from './application/stop-deletion.use-case.js';
export { DecisionsModule } from './decisions.module.js';
