import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const inOrder = (items: readonly string[]) =>
  [...new Set(items)].sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b))
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const sortedList = (item: z.ZodString) =>
  z
    .array(item)
    .min(1)
    .refine((items) => items.join('\n') === inOrder(items).join('\n'), 'is sorted, each entry once')

const word = z.string().regex(/^[a-z][a-z'-]*$/)
const phrase = z.string().regex(/^\S+(?: \S+)*$/)
const kind = z.enum(['skill', 'tool', 'method', 'certificate', 'licence', 'degree', 'language', 'domain', 'soft'])
const entry = z.string().regex(/^[^\s=!?](?:[^=!?\n]*[^\s=!?])?!?(?: = [^\s=!?](?:[^=!?\n]*[^\s=!?])?!?)*$/)
const glossary = z.partialRecord(kind, sortedList(entry))

const schemas: Record<string, z.ZodType> = {
  'action-verbs.json': z.strictObject({ plain: sortedList(word), irregularPasts: sortedList(word) }),
  'format-findings.json': z.record(
    phrase,
    z.strictObject({
      level: z.enum(['good', 'notice', 'problem']),
      points: z.number().int().min(0),
      title: phrase,
      detail: phrase,
    }),
  ),
  'free-capitals.json': sortedList(z.string().regex(/^[a-z][a-z.]*$/)),
  'demand-words.json': z.strictObject({ everyDemand: sortedList(word), everyLicense: sortedList(word) }),
  'implications.json': z.array(z.strictObject({ says: z.array(phrase).min(1), any: z.array(phrase).min(1) })),
  'insults.json': sortedList(word),
  'irregular-pasts.json': sortedList(word),
  'lexicon.json': glossary,
  'ordinary-words.json': z.strictObject({
    breaking: sortedList(word),
    trimming: sortedList(word),
    weak: sortedList(word),
  }),
  'places.json': sortedList(phrase),
  'unstemmed-words.json': sortedList(word),
}

const vocabularies = readdirSync(new URL('vocabulary/', import.meta.url)).map((file) => `vocabulary/${file}`)

describe('word lists', () => {
  test.each([...new Set([...Object.keys(schemas), ...vocabularies])])('%s holds what its schema says', (file) => {
    const { error } = (schemas[file] ?? glossary).safeParse(read(file))
    expect(error && z.prettifyError(error)).toBeUndefined()
  })
})
