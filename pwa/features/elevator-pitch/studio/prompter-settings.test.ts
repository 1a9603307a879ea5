import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { nextIn, textSizesPx } from './prompter-settings.ts'

/** The page opened on a device that keeps this. */
async function pageWith(kept: string | null) {
  const stored = new Map(kept === null ? [] : [['greenroom-teleprompter', kept]])
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  }
  vi.stubGlobal('window', { localStorage })
  vi.resetModules()
  const { prompterSettingsAtom } = await import('./prompter-settings.ts')
  return { store: createStore(), prompterSettingsAtom, kept: () => stored.get('greenroom-teleprompter') ?? null }
}

afterEach(() => vi.unstubAllGlobals())

test('the script looks the way the user left it', async () => {
  const { store, prompterSettingsAtom, kept } = await pageWith(null)
  store.set(prompterSettingsAtom, { isOn: false, pace: 1.2 })
  store.set(prompterSettingsAtom, { sizePx: 34 })
  const later = await pageWith(kept())
  expect(later.store.get(later.prompterSettingsAtom)).toEqual({ isOn: false, pace: 1.2, sizePx: 34 })
})

test('without a choice, or with an unreadable one, the script has its usual look', async () => {
  for (const text of [null, 'no json', '{}']) {
    const { store, prompterSettingsAtom } = await pageWith(text)
    expect(store.get(prompterSettingsAtom)).toEqual({ isOn: true, pace: 1, sizePx: 24 })
  }
})

test('the text grows and shrinks in steps, and stops at both ends', () => {
  expect(nextIn(textSizesPx, 24, 1)).toBe(28)
  expect(nextIn(textSizesPx, 34, 1)).toBe(34)
  expect(nextIn(textSizesPx, 20, -1)).toBe(20)
})
