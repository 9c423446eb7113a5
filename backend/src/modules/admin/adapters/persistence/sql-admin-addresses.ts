import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AdminAddresses } from '../../application/test-mail/ports/admin-addresses.js';

@Injectable()
export class SqlAdminAddresses extends AdminAddresses {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(adminId: string): Promise<{ name: string; address: string } | null> {
    const rows = await this.source.query<{ name: string; address: string }[]>(
      'select username as name, email as address from users where id = $1',
      [adminId],
    );
    return rows[0] ?? null;
  }
}
