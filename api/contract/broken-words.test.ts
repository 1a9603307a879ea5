import { expect, test } from 'vitest'
import { withWholeWords } from './broken-words.ts'

test('a word that the margin of an ad broke is whole again, and a compound keeps its hyphen', () => {
  const ad =
    'IV therapy and blood trans-\nfusions\nState or com-\r\n pact state\nWork full-\ntime\n- head-to-\ntoe\nNights -\nfixed'
  expect(withWholeWords(ad)).toBe(
    'IV therapy and blood transfusions\nState or compact state\nWork full-time\n- head-to-\ntoe\nNights -\nfixed',
  )
})
