import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import type { PitchOptions } from '../../../api/contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../api/contract/pitch-choices.ts'
import { draftsAtom } from '../../platform/draft.ts'
import { choicesAtom, resetScriptAtom, scriptAtom } from './pitch-store.ts'
import { scriptGenerationAtom } from './script-generation.ts'

const options: PitchOptions = {
  name: 'Ana Costa',
  who: ['Registered nurse with nine years on surgical wards'],
  proofs: ['Cut falls by 31 percent with hourly rounds', 'Trained eleven nurses in Epic'],
  why: ['We care for 300 patients a day.'],
  closings: ['When could I come by?', 'When could we talk?'],
}
const draft = scriptOf(bestChoices(options), options)
const generated = (script: string, some?: PitchOptions) => ({
  run: { state: 'idle' as const },
  last: {
    key: 'k',
    received: { script: { script, wordCount: 160, speakingSeconds: 64, ...(some && { options: some }) } },
    done: { creditsCharged: 10, creditsRemaining: 30, coach: 'builtin' as const, standIns: [] },
    isSaved: false,
  },
  isOpen: true,
})

function withDraft() {
  const store = createStore()
  store.set(scriptGenerationAtom, generated(draft, options))
  return store
}
const sayWho = (words: string) => {
  const choices = bestChoices(options)
  return { ...choices, who: { ...choices.who, words } }
}

test('what the user says of a part is in the script, and back after a reload before the paid draft is', () => {
  const store = withDraft()
  expect(store.get(scriptAtom)).toBe(draft)
  store.set(choicesAtom, sayWho('I am a nurse.'))
  expect(store.get(scriptAtom)).toContain('Hello, my name is Ana Costa. I am a nurse.')
  const reloaded = createStore()
  reloaded.set(draftsAtom, store.get(draftsAtom))
  expect(reloaded.get(scriptAtom)).toContain('I am a nurse.')
  expect(reloaded.get(choicesAtom)).toBeNull()
  reloaded.set(scriptGenerationAtom, generated(draft, options))
  expect(reloaded.get(choicesAtom)?.choices.who.words).toBe('I am a nurse.')
})

test('edited as text, the parts step aside and keep their words; going back puts the script together from them again', () => {
  const store = withDraft()
  store.set(choicesAtom, sayWho('I am a nurse.'))
  store.set(scriptAtom, 'I am Ana.')
  const aside = store.get(choicesAtom)
  expect(aside?.isEditedAsText).toBe(true)
  store.set(choicesAtom, aside!.choices)
  expect(store.get(choicesAtom)?.isEditedAsText).toBe(false)
  expect(store.get(scriptAtom)).toContain('I am a nurse.')
})

test('a new script replaces what was made of the last one, and starting over leaves no script and no parts', () => {
  const store = withDraft()
  store.set(choicesAtom, sayWho('I am a nurse.'))
  store.set(scriptGenerationAtom, generated('A script by a model.'))
  expect(store.get(scriptAtom)).toBe('A script by a model.')
  expect(store.get(choicesAtom)).toBeNull()
  store.set(scriptGenerationAtom, generated(draft, options))
  store.set(resetScriptAtom, 'none')
  expect(store.get(scriptAtom)).toBe('')
  expect(store.get(choicesAtom)).toBeNull()
  store.set(resetScriptAtom, 'generated')
  expect(store.get(scriptAtom)).toBe(draft)
})
