import type { Context, MiddlewareHandler } from 'hono'
import type { Services } from '../../services.ts'
import { clientAddressOf } from '../client-address.ts'
import { drain } from '../forms/read-multipart.ts'
import { formFolder, openTemporaryFiles, type TemporaryFiles } from '../forms/temporary-files.ts'
import type { AppEnv } from '../signed-in.ts'
import type { LimitName } from './rate-limits.ts'

interface UploadRule {
  limits?: readonly LimitName[]
  mayUse?: (() => Promise<unknown>) | undefined
  keptIn?: 'memory' | 'disk'
  mostHeld?: number
}

interface Upload {
  /** Removed when the work, and what it holds the upload for, has ended. */
  files: TemporaryFiles
  holdUntil(end: Promise<unknown>): void
}

type Needed = Pick<Services, 'bodies' | 'env' | 'log' | 'rateLimits'>

/** Counts one use of each limit, for the user or, where its name ends in -ip, the address. @throws Problem too_many_requests */
export async function countUses(
  c: Context<AppEnv>,
  { env, rateLimits }: Pick<Needed, 'env' | 'rateLimits'>,
  limits: readonly LimitName[],
) {
  for (const limit of limits) await rateLimits.take(limit, limit.endsWith('-ip') ? clientAddressOf(c, env) : c.get('person').uid)
}

/** As a middleware, for calls whose body a validator reads. */
export const countedBody =
  (services: Needed): MiddlewareHandler<AppEnv> =>
  (c, next) =>
    rightsBeforeBytes(c, services, {}, next)

// Checks limits and rights before the first byte of a large body is read, and counts its bytes and keeps its files until `work` and what it names have
// ended. `c.req.raw` is the counted request from then on.
export async function rightsBeforeBytes<T>(
  c: Context<AppEnv>,
  services: Needed,
  { limits = [], mayUse, ...how }: UploadRule,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const body = await opened().catch(async (refusal: unknown) => {
    const { body: unread, bodyUsed } = c.req.raw
    if (unread && !bodyUsed) await drain(unread.getReader())
    throw refusal
  })
  const files = openTemporaryFiles(formFolder(services.env))
  const ends: Promise<unknown>[] = []
  try {
    const answer = await work({ files, holdUntil: (end) => ends.push(end) })
    // The tus server reports a body that was cut off as its sender's mistake.
    const refusal = body?.refusal()
    if (refusal) throw refusal
    return answer
  } finally {
    const released = Promise.allSettled(ends)
      .then(() => files.release())
      .catch((error) => services.log.failure('The files of a request could not be removed', error))
      .finally(() => body?.release())
    if (ends.length === 0) await released
  }

  async function opened() {
    await countUses(c, services, limits)
    await mayUse?.()
    const { url, method, headers, body: source, bodyUsed, signal } = c.req.raw
    // Already read: a call that hands its form on to another.
    if (!source || bodyUsed) return null
    const body = services.bodies.open(c.get('person').uid, source, how)
    c.req.raw = new Request(url, { method, headers, signal, body: body.stream, duplex: 'half' } as RequestInit)
    return body
  }
}
