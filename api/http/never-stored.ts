import type { MiddlewareHandler } from 'hono'

/** Answers of the API are kept by no cache, unless a route says otherwise. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
