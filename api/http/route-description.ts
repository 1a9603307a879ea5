import { describeRoute, resolver } from 'hono-openapi'

/** A route's line in /openapi.json: what it is for, and the JSON that a 200 carries. */
export function answers(description: string, schema: Parameters<typeof resolver>[0]) {
  return describeRoute({
    description,
    responses: { 200: { description: 'Done', content: { 'application/json': { schema: resolver(schema) } } } },
  })
}
