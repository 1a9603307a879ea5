import { eq, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { leftDebts } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { accountMarksOf } from '../../billing/trial-marks.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'database' | 'env' | 'ledger'>

// Ensures that a signed-in user has a row in `users`. A row is inserted only after the provider confirms the account still exists: tokens outlive a
// deleted account by up to an hour, and neither they nor a request in flight may bring it back.
export function rememberPerson(services: Needed): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const person = c.get('person')
    if (!(await isKnown(services, person))) {
      const askedAt = await timeOf(services)
      await c.get('checkSession')()
      await remember(services, person, askedAt)
    }
    await next()
  }
}

async function isKnown(
  { database }: { database: Pick<Services['database'], 'execute'> },
  { uid, email }: Pick<SignedInPerson, 'uid' | 'email'>,
): Promise<boolean> {
  const found = await database.execute<{ email: string }>(sql`SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${uid}`)
  const known = found.rows[0]
  if (known && known.email !== email) await database.execute(sql`UPDATE ${users} SET email = ${email} WHERE id = ${uid}`)
  return known !== undefined
}

async function timeOf({ database }: Needed): Promise<string> {
  const { rows } = await database.execute<{ at: string }>(sql`SELECT date_trunc('milliseconds', clock_timestamp())::text AS at`)
  return rows[0]!.at
}

async function remember({ database, env, ledger }: Needed, { uid, email, googleSubject }: SignedInPerson, askedAt: string) {
  const add = async (tx: Pick<Services['database'], 'execute'>) => {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO users (id, email, google_subject) SELECT ${uid}, ${email}, ${googleSubject}
      WHERE NOT EXISTS (SELECT FROM deleted_accounts WHERE uid = ${uid} AND deleted_at >= ${askedAt}::timestamptz) ON CONFLICT (id) DO NOTHING`)
    if (!rowCount && !(await isKnown({ database: tx }, { uid, email })))
      throw new Problem('unauthenticated', { log: 'deleted meanwhile' })
  }
  const ofThisAccount = eq(leftDebts.googleSubject, accountMarksOf(env, { uid, googleSubject }).googleSubject)
  const [debt] = await database.select().from(leftDebts).where(ofThisAccount)
  if (!debt) return add(database)
  await ledger.takeOverDebt(debt.person, uid, async (tx) => {
    await add(tx)
    await tx.delete(leftDebts).where(ofThisAccount)
  })
}
