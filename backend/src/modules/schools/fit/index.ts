export { FIT_USER_DATA } from './adapters/persistence/user-data.js';
export { AnalyzeFit } from './application/analyze-fit.use-case.js';
export { KeepFitScores } from './application/keep-fit-scores.use-case.js';
export { SuggestSchools } from './application/suggest-schools.use-case.js';
export type { FitAnalysis } from './domain/analyze-fit.js';
export { FitModule } from './fit.module.js';
