import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const FILE = path.resolve(import.meta.dirname, '../../../../package.json');
const Package = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+/) });

/** The version of this code, as `package.json` at the top has it. */
export const APP_VERSION = Package.parse(JSON.parse(readFileSync(FILE, 'utf8'))).version;
