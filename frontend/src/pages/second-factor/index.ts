export { SecondFactorPage } from './ui/second-factor-page';
