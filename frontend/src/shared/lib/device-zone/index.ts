export { deviceZone } from './device-zone';
