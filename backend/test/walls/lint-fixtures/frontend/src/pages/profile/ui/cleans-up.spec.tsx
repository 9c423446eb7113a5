// Breaks: Testing Library cleans up by itself.
import { cleanup } from '@testing-library/react';

export const afterwards: unknown = cleanup;
