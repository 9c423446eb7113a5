export { mergeVersions } from './merge-versions';
export { otherVersion } from './other-version';
export { OtherVersionNote } from './other-version-note';
export { TextConflictDialog } from './text-conflict-dialog';
export { TwoVersions } from './two-versions';
export { useOtherVersion } from './use-other-version';
export { useTwoVersions } from './use-two-versions';
export { VersionChoice } from './version-choice';
