import { expect, test } from 'vitest'
import * as z from 'zod'
import smallWords from '../guides/interview/small-words.json' with { type: 'json' }
import pitchWords from '../model/pitch/word-lists.json' with { type: 'json' }
import resumeWords from '../model/resume-writing/word-lists.json' with { type: 'json' }
import occupations from '../reading/built-in/told-life/occupations.json' with { type: 'json' }
import commonWords from './common-words.json' with { type: 'json' }
import guardWords from './word-lists.json' with { type: 'json' }

const Word = z.string().regex(/^[^\s\p{Lu}]+$/u)
const { sameMeaning, ...resumeLists } = resumeWords
const lists = { commonWords, smallWords, ...guardWords, ...pitchWords, ...resumeLists, ...occupations }

test.each(Object.entries(lists))('%s: words in small letters, sorted, each once', (_name, words) => {
  expect(z.array(Word).parse(words)).toEqual([...new Set(words)].sort())
})

test('words that mean the same stand together once', () => {
  const words = z.array(z.array(Word).min(2)).parse(sameMeaning).flat()
  expect(new Set(words).size).toBe(words.length)
})
