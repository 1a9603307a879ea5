import { databaseUrl, startTestPostgres, templateName } from '../../api/testing/test-postgres.ts'
import type { ChaosPart } from './part.ts'
import { serverNights } from './servers/nights.ts'

export const serversChaos: ChaosPart[] = [
  {
    name: 'servers',
    says: 'two servers, one killed 50 times, then a rolling deploy: no lost request after one retry, no double charge, every upload whole',
    async run() {
      const postgres = await startTestPostgres()
      try {
        return await serverNights({ databaseUrl: databaseUrl(postgres.url, templateName), people: 8, kills: 50 })
      } finally {
        await postgres.stop()
      }
    },
  },
]
