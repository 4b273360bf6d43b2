import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = 16384;
const derive = (password: string, salt: Buffer, N: number) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, { N }, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** Hashes a password for `accounts.password_hash`: `scrypt$N$salt$hash`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${cost}$${salt.toString('base64url')}$${(await derive(password, salt, cost)).toString('base64url')}`;
}

/** Whether the password fits. Without a hash the same work is done, so that the time does not reveal which names exist. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N = String(cost), salt = '', hash = ''] = stored?.split('$') ?? [];
  const key = await derive(password, Buffer.from(salt, 'base64url'), Number(N));
  const wanted = Buffer.from(hash, 'base64url');
  return wanted.length === key.length && timingSafeEqual(key, wanted);
}
