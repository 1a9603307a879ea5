import { expect, test } from 'vitest'
import * as z from 'zod'
import smallWords from '../guides/interview/small-words.json' with { type: 'json' }
import commonWords from './common-words.json' with { type: 'json' }
import guardWords from './word-lists.json' with { type: 'json' }

const Word = z.string().regex(/^[^\s\p{Lu}]+$/u)
const lists = { commonWords, smallWords, ...guardWords }

test.each(Object.entries(lists))('%s: words in small letters, sorted, each once', (_name, words) => {
  expect(z.array(Word).parse(words)).toEqual([...new Set(words)].sort())
})
