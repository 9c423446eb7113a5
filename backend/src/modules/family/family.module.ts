import { Module } from '@nestjs/common';

import { DecisionsModule } from './decisions/index.js';
import { GuardiansModule } from './guardians/index.js';

@Module({ imports: [GuardiansModule, DecisionsModule] })
export class FamilyModule {}
