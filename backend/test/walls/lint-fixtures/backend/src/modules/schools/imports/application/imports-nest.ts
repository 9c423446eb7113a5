// Breaks: of the framework a use case knows Injectable only.
export { Inject } from '@nestjs/common';
