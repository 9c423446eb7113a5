// Breaks: modules are ordered, nothing refers forward.
export { forwardRef } from '@nestjs/common';
