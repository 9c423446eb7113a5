export { FitPage } from './ui/fit-page';
