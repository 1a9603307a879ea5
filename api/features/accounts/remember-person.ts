import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { users } from '../../adapters/database/schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'database' | 'identity'>

/**
 * Behind `signedIn`: from here on everybody has a row in `users`. A new row is written only after the provider confirmed that the
 * account still exists: a token outlives a deleted account by up to an hour, and must not bring it back.
 * @throws Problem unauthenticated, unavailable
 */
export function rememberPerson(services: Needed): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const person = c.get('person')
    if (!(await isKnown(services, person))) {
      const token = c.req.header('authorization')?.split(' ')[1] ?? ''
      await services.identity.verify(token, { checkRevoked: true })
      await remember(services, person)
    }
    await next()
  }
}

/** Whether the row is there; follows a changed e-mail, and writes nothing otherwise. */
async function isKnown({ database }: Needed, { uid, email }: SignedInPerson): Promise<boolean> {
  const found = await database.execute<{ email: string }>(sql`SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${uid}`)
  const known = found.rows[0]
  if (known && known.email !== email) await database.execute(sql`UPDATE ${users} SET email = ${email} WHERE id = ${uid}`)
  return known !== undefined
}

async function remember({ database }: Needed, { uid, email, googleSubject }: SignedInPerson) {
  await database.insert(users).values({ id: uid, email, googleSubject }).onConflictDoNothing({ target: users.id })
}
