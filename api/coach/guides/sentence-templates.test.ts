import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceTemplates } from './sentence-templates.ts'

const here = new URL('./', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
const templateFiles = files.filter((file) => file.endsWith('sentences.json'))
const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => readFileSync(new URL(file, here), 'utf8'))

const Templates = z.record(
  z.string().regex(/^[a-z]+(?:[.-][a-z0-9]+)*$/),
  z
    .string()
    .min(1)
    .refine((text) => !/ {2}|\{(?![a-z][A-Za-z]*\})|(?<!\{[A-Za-z]*)\}/.test(text), 'has whole slots and single spaces'),
)

describe.each(templateFiles)('%s', (file) => {
  const templates: Record<string, string> = JSON.parse(readFileSync(new URL(file, here), 'utf8'))
  const names = Object.keys(templates)

  test('is sorted, and its slots are whole', () => {
    Templates.parse(templates)
    expect(names).toEqual([...names].sort())
  })

  test('every sentence is used', () => {
    const isUsed = (name: string) => sources.some((source) => source.includes(`'${name}'`))
    expect(names.filter((name) => !isUsed(name))).toEqual([])
  })
})

test('a sentence is filled, and one that lacks something is never shown', () => {
  const say = sentenceTemplates({ greeting: 'Hello, my name is {name}.' })
  expect(say('greeting', { name: 'Ana {name}' })).toBe('Hello, my name is Ana {name}.')
  expect(() => say('greeting')).toThrow('{name}')
})
