export { PlainSelect } from './plain-select';
