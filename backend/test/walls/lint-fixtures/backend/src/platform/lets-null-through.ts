// Breaks: a field that may be left out does not take null.
export { IsOptional } from 'class-validator';
