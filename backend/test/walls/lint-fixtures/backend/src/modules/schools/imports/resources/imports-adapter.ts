// Breaks: of the adapters a resource knows SQL alone.
export { controller } from '../adapters/http/schools.controller.js';
