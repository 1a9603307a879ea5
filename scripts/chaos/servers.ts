import { createTemplate, databaseUrl, startTestPostgres, templateName } from '../../api/testing/test-postgres.ts'
import type { ChaosPart } from './part.ts'
import { serverNights } from './servers/nights.ts'

const people = 8
const kills = 50

/** The PostgreSQL from npm, or an empty cluster named by `CHAOS_POSTGRES_URL`, which its owner must restart after each kill. */
async function openPostgres() {
  const url = process.env.CHAOS_POSTGRES_URL
  if (!url) return startTestPostgres()
  await createTemplate(url)
  return { url, stop: async () => undefined }
}

async function night(options: { killsDatabase?: boolean }) {
  const postgres = await openPostgres()
  try {
    return await serverNights({ databaseUrl: databaseUrl(postgres.url, templateName), people, kills, ...options })
  } finally {
    await postgres.stop()
  }
}

export const serversChaos: ChaosPart[] = [
  {
    name: 'servers',
    says: 'two servers, one killed 50 times, then a rolling deploy: no lost request after one retry, no double charge, every upload whole',
    run: () => night({}),
  },
  {
    name: 'servers-and-database',
    says: 'a server and PostgreSQL killed in turn, 50 times: nothing lost that was acknowledged, every hold ended, no temporary file left',
    run: () => night({ killsDatabase: true }),
  },
]
