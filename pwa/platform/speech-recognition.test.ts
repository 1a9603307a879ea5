import { expect, test } from 'vitest'
import {
  type BrowserRecognizer,
  canListenBeside,
  downloadRecognition,
  type Heard,
  type RecognizerClass,
  recognitionOnDevice,
  startRecognition,
} from './speech-recognition.ts'

class Scripted implements BrowserRecognizer {
  static last: Scripted
  static starts = 0
  continuous = false
  interimResults = false
  lang = ''
  processLocally?: boolean
  onresult: BrowserRecognizer['onresult'] = null
  onerror: BrowserRecognizer['onerror'] = null
  onend: BrowserRecognizer['onend'] = null
  constructor() {
    Scripted.last = this
    Scripted.starts = 0
  }
  start() {
    Scripted.starts += 1
  }
  stop() {
    this.onend?.()
  }
  abort() {}
  says(...parts: [words: string, isFinal: boolean][]) {
    const results = parts.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }))
    this.onresult?.({ resultIndex: 0, results })
  }
}

function listen(onDevice = false) {
  const seen: Heard[] = []
  const troubles: string[] = []
  const recognition = startRecognition({
    track: null,
    onDevice,
    heard: (words) => seen.push(words),
    failed: (why) => troubles.push(why),
    Recognizer: Scripted,
  })
  return { recognition, seen, troubles, recognizer: Scripted.last }
}

test('words appear while they are said, final ones separate from those that may change', async () => {
  const { recognition, seen, recognizer } = listen()
  recognizer.says(['I led ', false])
  recognizer.says(['I led a team', true], [' of four', false])
  expect(seen).toEqual([
    { final: '', interim: 'I led' },
    { final: 'I led a team', interim: 'of four' },
  ])
  recognizer.says(['I led a team', true], [' of four', true])
  expect(await recognition.stop()).toBe('I led a team of four')
})

test('when the browser ends recognition after a minute it restarts, and no word is lost or repeated', async () => {
  const { recognition, seen, recognizer } = listen()
  recognizer.says(['First part', true])
  recognizer.onend?.()
  expect(Scripted.starts).toBe(2)
  recognizer.says(['second part', true])
  expect(seen.at(-1)).toEqual({ final: 'First part second part', interim: '' })
  expect(await recognition.stop()).toBe('First part second part')
})

test('without a connection it gives up once and says so; silence is not an error', async () => {
  const { recognition, troubles, recognizer } = listen()
  recognizer.onerror?.({ error: 'no-speech' })
  expect(troubles).toEqual([])
  recognizer.onerror?.({ error: 'network' })
  recognizer.onend?.()
  expect(troubles).toEqual(['no-connection'])
  expect(Scripted.starts).toBe(1)
  expect(await recognition.stop()).toBe('')
})

test('on phones it stays off, because it takes the microphone away from the recording', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36'
  const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1'
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
  expect(canListenBeside(phone, Scripted)).toBe(false)
  expect(canListenBeside(tablet, Scripted)).toBe(false)
  expect(canListenBeside(desktop, Scripted)).toBe(true)
  expect(canListenBeside(desktop, null)).toBe(false)
})

function browserThatSays(state: 'available' | 'downloadable' | 'downloading' | 'unavailable') {
  const fetched: string[][] = []
  class OnDevice extends Scripted {
    static available = async ({ processLocally }: { langs: string[]; processLocally: boolean }) =>
      processLocally ? state : ('available' as const)
    static async install({ langs }: { langs: string[]; processLocally: boolean }) {
      fetched.push(langs)
      return true
    }
  }
  return { Recognizer: OnDevice as RecognizerClass, fetched }
}

test('speech is recognized on the device where the browser can, and is then never sent anywhere', async () => {
  expect(await recognitionOnDevice(browserThatSays('available').Recognizer, 'en-US')).toBe('yes')
  expect(listen(true).recognizer.processLocally).toBe(true)
  expect(listen().recognizer.processLocally).toBeUndefined()
})

test('a language that is not on the device yet is fetched only after a yes; older browsers have no such thing', async () => {
  const { Recognizer, fetched } = browserThatSays('downloadable')
  expect(await recognitionOnDevice(Recognizer, 'en-GB')).toBe('after-download')
  expect(fetched).toEqual([])
  expect(await downloadRecognition(Recognizer, 'en-GB')).toBe(true)
  expect(fetched).toEqual([['en-GB']])
  expect(await downloadRecognition(Scripted, 'en-GB')).toBe(false)
  for (const state of ['downloading', 'unavailable'] as const)
    expect(await recognitionOnDevice(browserThatSays(state).Recognizer, 'en-US')).toBe('no')
  expect(await recognitionOnDevice(Scripted, 'en-US')).toBe('no')
  expect(await recognitionOnDevice(null, 'en-US')).toBe('no')
  const failing = Object.assign(class extends Scripted {}, { available: () => Promise.reject(new Error('no')) })
  expect(await recognitionOnDevice(failing, 'en-US')).toBe('no')
})

test('a browser that ends the page when it is asked is asked once', async () => {
  const kept = new Map<string, string>()
  const marks = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const asked = (state: Promise<'available'>) => Object.assign(class extends Scripted {}, { available: () => state })
  expect(await recognitionOnDevice(asked(Promise.resolve('available')), 'en-US', marks)).toBe('yes')
  void recognitionOnDevice(asked(new Promise(() => {})), 'en-US', marks)
  expect(await recognitionOnDevice(asked(Promise.resolve('available')), 'en-US', marks)).toBe('no')
})
