import { describeRoute, resolver } from 'hono-openapi'
import { PitchAnalysis } from '../../contract/elevator-pitch.ts'

const text = { type: 'string' } as const
/** POST /api/elevator-pitch/analyze in /openapi.json. */
export const describedAnalyze = describeRoute({
  description:
    'How a spoken elevator pitch went, for 10 credits: transcript, score with its parts, suggestions, a refined pitch and another example. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream. Silence, or nothing understood, costs nothing.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['jobDescription'],
          properties: {
            jobDescription: { type: 'string', minLength: 1, maxLength: 5_000 },
            resumeText: text,
            script: text,
            video: { type: 'string', format: 'binary', description: 'Sound or video: MP4, WebM, OGG or WAV, 5 minutes, 100 MB' },
            uploadId: { type: 'string', format: 'uuid', description: 'A finished upload of /api/uploads instead' },
            transcript: { type: 'string', description: 'What was said; then nothing is listened to' },
            source: { type: 'string', enum: ['recognised', 'verbatim', 'typed'] },
            durationSeconds: { type: 'number' },
            pauses: { type: 'string', description: 'JSON: [{startMs, endMs}]' },
            words: { type: 'string', description: 'JSON: [{text, startMs, endMs}]' },
            speechSeconds: { type: 'number' },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The analysis and the charge, or that nothing was understood',
      content: { 'application/json': { schema: resolver(PitchAnalysis) } },
    },
    402: { description: 'Too few credits' },
    404: { description: 'The upload is not here, or not whole yet' },
    413: { description: 'Larger than 100 MB or longer than 5 minutes' },
    415: { description: 'No recording' },
    422: { description: 'A damaged recording, or one without sound; on an event stream also one without speech' },
    503: { description: 'It failed; the credits are back' },
  },
})
