import { Hono } from 'hono'
import { openAPIRouteHandler, validator } from 'hono-openapi'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refuse } from './refuse.ts'
import { describeCall, openApi } from './route-description.ts'

const Body = z.object({ credits: z.number() })

test('every call in /openapi.json says what its problems look like, and promises no other shape', async () => {
  const routes = new Hono()
    .get('/credits', describeCall({ description: 'What can be spent', answer: Body }), (c) => c.json({ credits: 1 }))
    .post('/spend', describeCall({ description: 'Spends', answer: Body }), validator('json', Body, refuse), (c) =>
      c.json({ credits: 0 }),
    )
  const app = new Hono().get('/openapi.json', openAPIRouteHandler(routes, openApi))
  const { paths, security } = await (await app.request('/openapi.json')).json()
  for (const call of [paths['/credits'].get, paths['/spend'].post]) {
    expect(Object.keys(call.responses)).toEqual(['200', 'default'])
    expect(call.responses.default.content['application/json'].schema.required).toEqual(['code', 'message', 'error'])
  }
  expect(security).toEqual([{ person: [] }])
})
