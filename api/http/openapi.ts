import type { openAPIRouteHandler } from 'hono-openapi'
import { problems, reportedCharges } from '../contract/problems.ts'

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
