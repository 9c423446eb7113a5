export { Spoken } from './spoken';
