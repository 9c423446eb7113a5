export { averageText } from './average-text';
export { countOf } from './count-of';
export { countText } from './count-text';
export { dollarsText } from './dollars-text';
export { gpaText } from './gpa-text';
export { percentOf } from './percent-of';
export { sizeText } from './size-text';
