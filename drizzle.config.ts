import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration from the schema; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/adapters/database/schema.ts',
  out: './api/adapters/database/migrations',
})
