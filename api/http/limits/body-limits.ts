import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { toldLines } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'
import { type DeclaredBody, declaredBodyOf } from '../route-description.ts'
import type { AppEnv } from '../signed-in.ts'

/** Fits the longest feedback, with every character escaped. */
export const usualMaxBytes = 64 * 1024
/** A JSON escape takes six bytes; the rest is names and braces. */
export const inJson = (characters: number) => characters * 6 + 1_000

export const toldMaxCharacters = toldLines.atMost * (toldLines.maxCharacters + 2 * toldLines.quotedMaxCharacters)

/** What the calls of an app declare about their bodies, by path. */
export const bodiesOf = (routes: Hono<AppEnv>['routes']): ReadonlyMap<string, DeclaredBody> =>
  new Map(
    routes.flatMap(({ method, path, handler }) => {
      const body = method === 'POST' && declaredBodyOf(handler)
      return body ? [[path, body]] : []
    }),
  )

/** Never held in memory; its reader decides how much it takes. */
function isStreamed(c: Context, body: DeclaredBody | undefined): boolean {
  const { path, method } = c.req
  const type = c.req.header('content-type')?.toLowerCase() ?? ''
  if (method === 'POST' && body?.isForm) return type.startsWith('multipart/form-data')
  // A piece of a resumable upload, whose length is known.
  return method === 'PATCH' && path.startsWith('/api/uploads/') && type === 'application/offset+octet-stream'
}

function refuse(): never {
  throw new Problem('too_large', { message: 'This is longer than we can take. Please shorten it and try again.' })
}

/** Before anything else looks at the request, so that no one can fill the server's memory without signing in. @throws Problem too_large */
export function limitBodies(routes: Hono<AppEnv>['routes']): MiddlewareHandler<AppEnv> {
  const bodies = bodiesOf(routes)
  return async (c, next) => {
    const body = bodies.get(c.req.path)
    if (isStreamed(c, body)) return next()
    // A body without a length is read into memory here, before sign-in. No browser sends a long one.
    const maxSize = c.req.header('transfer-encoding') ? usualMaxBytes : (body?.maxBytes ?? usualMaxBytes)
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      refuseBodyOfGet(c, maxSize)
      return next()
    }
    return bodyLimit({ maxSize, onError: refuse })(c, next)
  }
}

/** No handler reads it, but Node does, to its end, when the response is sent. */
function refuseBodyOfGet(c: Context, maxSize: number) {
  const isTooLong = Number(c.req.header('content-length') ?? 0) > maxSize
  if (!isTooLong && !c.req.header('transfer-encoding')) return
  // No browser sends such a body, so the connection may be cut.
  c.header('Connection', 'close')
  refuse()
}
