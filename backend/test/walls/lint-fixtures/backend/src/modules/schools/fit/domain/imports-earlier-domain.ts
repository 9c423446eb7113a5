// Breaks nothing: rooms of one module share what their domains define.
export { division } from '../../directory/domain/division.js';
