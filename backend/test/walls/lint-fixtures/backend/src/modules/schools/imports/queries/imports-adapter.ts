// Breaks: of the adapters a query knows SQL alone.
export { controller } from '../adapters/http/schools.controller.js';
