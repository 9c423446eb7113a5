// Breaks nothing: a controller calls the resources of its room.
export { rows } from '../../resources/schools.resource.js';
