import { databaseUrl, startTestPostgres, templateName } from '../../api/testing/test-postgres.ts'
import { paidAnswerRounds } from './paid-answers/rounds.ts'
import type { ChaosPart } from './part.ts'

export const paidAnswerChaos: ChaosPart[] = [
  {
    name: 'paid-answers',
    says: '200 paid answers over breaking streams, two servers, kills, restarts and deployments: one charge each, no false sentence',
    async run() {
      const postgres = await startTestPostgres()
      try {
        return await paidAnswerRounds({
          databaseUrl: databaseUrl(postgres.url, templateName),
          waves: 20,
          people: 10,
          leaseMs: 30_000,
        })
      } finally {
        await postgres.stop()
      }
    },
  },
]
