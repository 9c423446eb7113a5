/**
 * The accounts of the demo. The passwords are public, which is why the demo refuses a database with any
 * other account; the addresses use a reserved domain (RFC 2606), which receives no mail.
 */
export const demoAccounts = {
  athlete: { username: 'marcus', email: 'marcus.lee@demo.example.com', password: 'friday-nights' },
  admin: { username: 'admin', email: 'admin@demo.example.com', password: 'film-room' },
};
