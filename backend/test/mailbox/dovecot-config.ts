/** Where one Dovecot lives, and as whom it runs. */
export interface DovecotPlace {
  folder: string;
  port: number;
  user: string;
  group: string;
}

/** The file dovecot.conf. `version`: as `dovecot --version` prints it; 2.4 renamed most settings. */
export function dovecotConfig(version: string, place: DovecotPlace): string {
  const [major = 0, minor = 0] = version.split('.').map((part) => parseInt(part, 10));
  const isNew = major > 2 || (major === 2 && minor >= 4);
  return [...common(place), ...(isNew ? since24(version, place) : until23(place))].join('\n');
}

function common({ folder, port, user, group }: DovecotPlace): string[] {
  return [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/state`,
    `log_path = ${folder}/log`,
    'protocols = imap',
    'listen = 127.0.0.1',
    // One user for all of it: as root a harmless one, else the one that runs the tests.
    `default_internal_user = ${user}`,
    `default_internal_group = ${group}`,
    `default_login_user = ${user}`,
    'first_valid_uid = 1',
    'ssl = required',
    'namespace inbox {\n  inbox = yes\n  separator = /',
    ...[
      ['Sent', '\\Sent'],
      ['Junk', '\\Junk'],
    ].map(([name, use]) => `  mailbox ${name} {\n    auto = create\n    special_use = ${use}\n  }`),
    '}',
    `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = 0\n  }\n  inet_listener imaps {\n    port = ${port}\n    ssl = yes\n  }\n}`,
    'service anvil {\n  chroot =\n}',
  ];
}

function until23({ folder, user, group }: DovecotPlace): string[] {
  return [
    `ssl_cert = <${folder}/cert.pem`,
    `ssl_key = <${folder}/key.pem`,
    `mail_location = maildir:${folder}/mail/%u`,
    `passdb {\n  driver = passwd-file\n  args = username_format=%u ${folder}/users\n}`,
    `userdb {\n  driver = static\n  args = uid=${user} gid=${group} home=${folder}/mail/%u\n}`,
  ];
}

function since24(version: string, { folder, user, group }: DovecotPlace): string[] {
  const release = version.split(/[\s-]/)[0] ?? '2.4.0';
  return [
    `dovecot_config_version = ${release}`,
    `dovecot_storage_version = ${release}`,
    `ssl_server_cert_file = ${folder}/cert.pem`,
    `ssl_server_key_file = ${folder}/key.pem`,
    'mail_driver = maildir',
    `mail_path = ${folder}/mail/%{user}`,
    `passdb passwd-file {\n  passwd_file_path = ${folder}/users\n  auth_username_format = %{user}\n}`,
    `userdb static {\n  fields {\n    uid = ${user}\n    gid = ${group}\n    home = ${folder}/mail/%{user}\n  }\n}`,
  ];
}
