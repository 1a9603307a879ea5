import { describeRoute, resolver } from 'hono-openapi'
import * as z from 'zod'

interface Call {
  description: string
  done?: string
  doneStatus?: number
  answer?: z.ZodType
  file?: string
  form?: z.ZodType
  json?: z.ZodType
  statuses?: Record<number, string>
  isOpen?: boolean
}

function sent(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return { schema: described as object }
}

export function describeCall({ description, done = 'Done', doneStatus = 200, statuses = {}, isOpen = false, ...call }: Call) {
  const { answer, file, form, json } = call
  const body = {
    ...(answer && { 'application/json': { schema: resolver(answer) } }),
    ...(file && { [file]: { schema: { type: 'string' as const, format: 'binary' } } }),
  }
  const content = { ...(form && { 'multipart/form-data': sent(form) }), ...(json && { 'application/json': sent(json) }) }
  const others = Object.entries(statuses).map(([status, meaning]) => [status, { description: meaning }])
  return describeRoute({
    description,
    ...(isOpen && { security: [] }),
    ...((form || json) && { requestBody: { required: true, content } }),
    responses: {
      [doneStatus]: { description: done, ...((answer || file) && { content: body }) },
      ...Object.fromEntries(others),
    },
  })
}

/** A charged call responds with JSON or events, and may respond 402. */
export function describeChargedCall({ description, statuses, ...call }: Call) {
  const both = 'One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream'
  return describeCall({
    ...call,
    description: `${description} ${both}.`,
    statuses: { 402: 'Too few credits', ...statuses },
  })
}
