/**
 * Who can sign in to the demo. The passwords are no secret, which is why the demo refuses a database that
 * holds anybody else's account; the addresses end in a reserved domain (RFC 2606), where nobody reads mail.
 */
export const demoAccounts = {
  athlete: { username: 'marcus', email: 'marcus.lee@demo.example.com', password: 'friday-nights' },
  admin: { username: 'admin', email: 'admin@demo.example.com', password: 'film-room' },
};
