import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import type { PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../api/contract/pitch-choices.ts'
import { draftsAtom } from '../../platform/draft.ts'
import { planAtom, scriptAtom } from './pitch-store.ts'

const options: PitchOptions = {
  name: 'Ana Costa',
  who: ['Registered nurse with nine years on surgical wards'],
  proofs: ['Cut falls by 31 percent with hourly rounds', 'Trained eleven nurses in Epic'],
  why: ['We care for 300 patients a day.'],
  closings: ['When could I come by?', 'When could we talk?'],
}

test('each part starts as the user would say their best line; why this employer is theirs to say', () => {
  expect(scriptOf(bestChoices(options), options)).toMatch(
    /^Hello, my name is Ana Costa\. \[Who you are.*“Registered nurse with nine years .*”\]\n\nI cut falls .*\.\n\nI trained eleven .*\.\n\n\[Why here.*“We care .*”\]\n\nWhen could I come by\?$/,
  )
})

test('what the user says of a part is in the script, is back after a reload, and is no longer offered once the script was edited as a whole', () => {
  const store = createStore()
  const choices = bestChoices(options)
  store.set(planAtom, { options, choices: { ...choices, who: { ...choices.who, words: 'I am a nurse.' } } })
  expect(store.get(scriptAtom)).toContain('my name is Ana Costa. I am a nurse.')
  const reloaded = createStore()
  reloaded.set(draftsAtom, store.get(draftsAtom))
  expect(reloaded.get(planAtom)?.choices.who.words).toBe('I am a nurse.')
  reloaded.set(scriptAtom, 'I am a chef.')
  expect(reloaded.get(planAtom)).toBeNull()
})
