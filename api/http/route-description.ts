import { describeRoute, type openAPIRouteHandler, resolver } from 'hono-openapi'
import * as z from 'zod'
import { problems, reportedCharges } from '../contract/problems.ts'

interface Call {
  description: string
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

export function describeCall({ description, doneStatus = 200, statuses = {}, isOpen = false, ...call }: Call) {
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
      [doneStatus]: { description: 'Done', ...((answer || file) && { content: body }) },
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

const problem = {
  description: 'A problem: what went wrong, as a code and a sentence for the user',
  content: {
    'application/json': {
      schema: {
        type: 'object' as const,
        properties: {
          code: { type: 'string' as const, enum: Object.keys(problems) },
          message: { type: 'string' as const, description: 'Always a sentence for the user' },
          error: { type: 'string' as const, description: 'The code on phone routes, the message elsewhere' },
          adLines: {
            type: 'array' as const,
            items: { type: 'string' as const },
            description:
              'With requirements_not_found: the lines of the job description, to send some of them as requirementLines',
          },
          creditsReturned: { type: 'integer' as const, description: 'Present when a charge was given back' },
          creditsRemaining: { type: 'integer' as const },
          charge: {
            type: 'string' as const,
            enum: [...reportedCharges],
            description: 'What the request’s Idempotency-Key has cost; missing if unknown',
          },
        },
        required: ['code', 'message', 'error'],
      },
    },
  },
}

const withProblem = { responses: { default: problem } }

export const openApi: Parameters<typeof openAPIRouteHandler>[1] = {
  documentation: {
    info: { title: 'Greenroom', version: '1', description: 'Resume and interview coaching. Paid calls charge automatically.' },
    components: {
      securitySchemes: { person: { type: 'http', scheme: 'bearer', description: "The user's Firebase ID token" } },
    },
    security: [{ person: [] }],
  },
  // The library's own 400 has a shape that we never send.
  defaultValidationErrorResponse: false,
  defaultOptions: { GET: withProblem, POST: withProblem, PUT: withProblem, PATCH: withProblem, DELETE: withProblem },
}
