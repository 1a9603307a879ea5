/**
 * Writes the next migration from the schema; it needs no database:
 * `npx --package=drizzle-kit@0.31.11 --package=drizzle-orm@0.45.4 drizzle-kit generate`
 */
export default {
  dialect: 'postgresql',
  schema: ['./api/adapters/database/schema.ts', './api/adapters/database/ledger-schema.ts'],
  out: './api/adapters/database/migrations',
}
