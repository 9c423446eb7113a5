export { type RowWindow, useRowWindow } from './use-row-window';
