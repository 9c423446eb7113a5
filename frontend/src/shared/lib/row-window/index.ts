export { type RootFont, useRootFont } from './use-root-font';
export { type MeasuredRowWindow, useMeasuredRowWindow } from './use-measured-row-window';
export { type RowWindow, useRowWindow } from './use-row-window';
