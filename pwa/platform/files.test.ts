import { expect, test, vi } from 'vitest'
import { copyText, type GivingPlace, saveFile, shareOut } from './files.ts'

const file = new File(['x'], 'greenroom-analysis.pdf', { type: 'application/pdf' })

function phone({ installed = false, shares = async (_: ShareData) => {}, takesFiles = true } = {}) {
  const downloads: string[] = []
  const shared: ShareData[] = []
  const clipboard: string[] = []
  const place: GivingPlace = {
    isInstalledOnApple: installed,
    download: (_, name) => downloads.push(name),
    navigator: {
      canShare: (data) => takesFiles || !data?.files,
      share: async (data) => {
        await shares(data!)
        shared.push(data!)
      },
      clipboard: { writeText: async (text: string) => void clipboard.push(text) } as Clipboard,
    },
  }
  return { place, downloads, shared, clipboard }
}

const refusal = (name: string) => async () => {
  throw new DOMException('', name)
}

test('in a browser a file is downloaded under its name', async () => {
  vi.useFakeTimers()
  const { place, downloads, shared } = phone()
  expect(await saveFile(file, place)).toBe('saved')
  expect(downloads).toEqual(['greenroom-analysis.pdf'])
  expect(shared).toEqual([])
  vi.useRealTimers()
})

test('in an installed iPhone app the share sheet takes the place of the download', async () => {
  const { place, downloads, shared } = phone({ installed: true })
  expect(await saveFile(file, place)).toBe('shared')
  expect(downloads).toEqual([])
  expect(shared).toEqual([{ files: [file] }])
})

test('who closes the share sheet is not bothered with a download', async () => {
  const { place, downloads } = phone({ installed: true, shares: refusal('AbortError') })
  expect(await saveFile(file, place)).toBe('cancelled')
  expect(downloads).toEqual([])
})

test('when making the file outlasted the tap, another tap is asked for', async () => {
  const { place } = phone({ installed: true, shares: refusal('NotAllowedError') })
  expect(await saveFile(file, place)).toBe('needs-another-tap')
})

test('a browser that shares no files shares the text', async () => {
  const { place, shared } = phone({ takesFiles: false })
  expect(await shareOut({ title: 'Resume analysis', text: 'all of it', file }, place)).toBe('shared')
  expect(shared).toEqual([{ title: 'Resume analysis', text: 'all of it' }])
})

test('a refused clipboard is said, not thrown', async () => {
  const { place, clipboard } = phone()
  expect(await copyText('a', place)).toBe(true)
  expect(clipboard).toEqual(['a'])
  place.navigator.clipboard.writeText = refusal('NotAllowedError')
  expect(await copyText('b', place)).toBe(false)
})
