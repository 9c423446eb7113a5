// Breaks nothing: a controller calls the queries of its room.
export { rows } from '../../queries/school-names.query.js';
