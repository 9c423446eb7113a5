import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Account, AccountRole } from '../../domain/account.js';

@Entity('users')
export class AccountRow implements Account {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text')
  role: AccountRole;

  @Column('boolean', { name: 'is_admin' })
  isAdmin: boolean;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  @Column('timestamptz', { name: 'password_changed_at', nullable: true })
  passwordChangedAt: Date | null;

  @Column('boolean', { name: 'must_change_password' })
  mustChangePassword: boolean;

  @Column('timestamptz', { name: 'deletion_due_at', nullable: true })
  deletionDueAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
