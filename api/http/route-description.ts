import { describeRoute, type openAPIRouteHandler, resolver } from 'hono-openapi'
import * as z from 'zod'
import { type ProblemCode, problems, reportedCharges } from '../contract/problems.ts'

interface Call {
  description: string
  doneStatus?: number
  answer?: z.ZodType
  file?: string
  form?: z.ZodType
  json?: z.ZodType
  statuses?: Record<number, string>
  isOpen?: boolean
  /** The longest body that is no form, where the usual 64 KB are too few. */
  maxBytes?: number
}

/** A form is read as it arrives, within its own rules. */
export type DeclaredBody = Pick<Call, 'maxBytes'> & { isForm: boolean }

const declaredBodies = new WeakMap<object, DeclaredBody>()

/** What the description of a call says of its body. @param handler of a route */
export const declaredBodyOf = (handler: object): DeclaredBody | undefined => declaredBodies.get(handler)

function sent(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return { schema: described as object }
}

export function describeCall({ description, doneStatus = 200, statuses = {}, isOpen = false, ...call }: Call) {
  const { answer, file, form, json, maxBytes } = call
  const body = {
    ...(answer && { 'application/json': { schema: resolver(answer) } }),
    ...(file && { [file]: { schema: { type: 'string' as const, format: 'binary' } } }),
  }
  const content = { ...(form && { 'multipart/form-data': sent(form) }), ...(json && { 'application/json': sent(json) }) }
  const others = Object.entries(statuses).map(([status, meaning]) => [status, { description: meaning }])
  const described = describeRoute({
    description,
    ...(isOpen && { security: [] }),
    ...((form || json) && { requestBody: { required: true, content } }),
    responses: {
      [doneStatus]: { description: 'Done', ...((answer || file) && { content: body }) },
      ...Object.fromEntries(others),
    },
  })
  declaredBodies.set(described, { isForm: form !== undefined, ...(maxBytes && { maxBytes }) })
  return described
}

export type ChargedCall = Pick<Call, 'description' | 'answer' | 'form' | 'json' | 'statuses' | 'maxBytes'>

/** A charged call responds with JSON or events, and may respond 402. */
export function describeChargedCall({ description, statuses, ...call }: ChargedCall) {
  const both = 'One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream'
  return describeCall({
    ...call,
    description: `${description} ${both}.`,
    statuses: { 402: 'Too few credits', ...statuses },
  })
}

const Problem = z.object({
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  message: z.string().describe('Always a sentence for the user'),
  error: z.string().describe('The code on phone routes, the message elsewhere'),
  adLines: z
    .array(z.string())
    .optional()
    .describe('With requirements_not_found: the lines of the job description, to send some of them as requirementLines'),
  creditsReturned: z.int().optional().describe('Present when a charge was given back'),
  creditsRemaining: z.int().optional(),
  charge: z.enum(reportedCharges).optional().describe('What the request’s Idempotency-Key has cost; missing if unknown'),
})

const problem = {
  description: 'A problem: what went wrong, as a code and a sentence for the user',
  content: { 'application/json': sent(Problem) },
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
