import type { FitAnalysisDto } from '@/shared/api';

/** How one school fits, as the server explains it. */
export type FitAnalysis = FitAnalysisDto;
export type FitPart = FitAnalysis['parts'][number];
export type FitInput = FitPart['inputs'][number];
export type FitRange = NonNullable<FitPart['range']>;
export type FitNeed = FitAnalysis['positionNeeds'][number];
export type FitComparison = FitAnalysis['comparison'];
export type Openings = FitAnalysis['openings'];
