import { EmailTaken, UsernameTaken } from '../../domain/account-errors.js';

/** The unique indexes decide, so two registrations at once cannot both win. */
export async function translateTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { constraint } = (error as { driverError?: { constraint?: string } }).driverError ?? {};
    if (constraint === 'users_username_key') throw new UsernameTaken();
    if (constraint === 'users_email_key') throw new EmailTaken();
    throw error;
  }
}
