import { describeRoute, resolver } from 'hono-openapi'
import * as z from 'zod'

/** What /openapi.json says about a call; bodies come from the contract's schemas. */
interface Call {
  description: string
  /** What success means. */
  done?: string
  /** The status of success; 200 unless said otherwise. */
  doneStatus?: number
  /** The JSON body of a 200. */
  answer?: z.ZodType
  /** The type of the file that a 200 is. */
  file?: string
  /** The multipart form that is sent. */
  form?: z.ZodType
  /** The JSON body that is sent, where no `validator` says it. */
  json?: z.ZodType
  /** What other statuses mean. */
  statuses?: Record<number, string>
  /** Open to people who are not signed in. */
  isOpen?: boolean
}

function sent(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return { schema: described as object }
}

/** A call in /openapi.json. */
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

/** A charged call in /openapi.json: it answers as JSON or as events, and may find too few credits. */
export function describeChargedCall({ description, statuses, ...call }: Call) {
  const both = 'One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream'
  return describeCall({
    ...call,
    description: `${description} ${both}.`,
    statuses: { 402: 'Too few credits', ...statuses },
  })
}
