import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The email addresses of admins. */
@Injectable()
export class AdminAddressesQuery {
  constructor(private readonly source: DataSource) {}

  /** Null when the account is gone. */
  async of(adminId: string): Promise<{ name: string; address: string } | null> {
    const rows = await this.source.query<{ name: string; address: string }[]>(
      'select username as name, email as address from users where id = $1',
      [adminId],
    );
    return rows[0] ?? null;
  }
}
