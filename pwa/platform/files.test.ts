import { afterEach, expect, test, vi } from 'vitest'
import { copyText, saveFile, shareOut } from './files.ts'

const file = new File(['x'], 'greenroom-analysis.pdf', { type: 'application/pdf' })

function phone({ installed = false, shares = async (_: ShareData) => {}, takesFiles = true } = {}) {
  const downloads: string[] = []
  const shared: ShareData[] = []
  const clipboard: string[] = []
  const link = { download: '', click: () => void downloads.push(link.download), remove: () => undefined }
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } })
  vi.stubGlobal('navigator', {
    standalone: installed,
    canShare: (data: ShareData) => takesFiles || !data.files,
    share: async (data: ShareData) => {
      await shares(data)
      shared.push(data)
    },
    clipboard: { writeText: async (text: string) => void clipboard.push(text) },
  })
  return { downloads, shared, clipboard }
}

afterEach(() => vi.unstubAllGlobals())

const refusal = (name: string) => async () => {
  throw new DOMException('', name)
}

test('in a browser a file is downloaded under its name', async () => {
  vi.useFakeTimers()
  const { downloads, shared } = phone()
  expect(await saveFile(file)).toBe('saved')
  expect(downloads).toEqual(['greenroom-analysis.pdf'])
  expect(shared).toEqual([])
  vi.useRealTimers()
})

test('in an installed iPhone app the share sheet replaces the download', async () => {
  const { downloads, shared } = phone({ installed: true })
  expect(await saveFile(file)).toBe('shared')
  expect(downloads).toEqual([])
  expect(shared).toEqual([{ files: [file] }])
})

test('closing the share sheet does not start a download', async () => {
  const { downloads } = phone({ installed: true, shares: refusal('AbortError') })
  expect(await saveFile(file)).toBe('cancelled')
  expect(downloads).toEqual([])
})

test('when making the file took too long, another tap is needed', async () => {
  phone({ installed: true, shares: refusal('NotAllowedError') })
  expect(await saveFile(file)).toBe('needs-another-tap')
})

test('a browser that shares no files shares the text', async () => {
  const { shared } = phone({ takesFiles: false })
  expect(await shareOut({ title: 'Resume analysis', text: 'all of it', file })).toBe('shared')
  expect(shared).toEqual([{ title: 'Resume analysis', text: 'all of it' }])
})

test('a refused clipboard is reported, not thrown', async () => {
  const { clipboard } = phone()
  expect(await copyText('a')).toBe(true)
  expect(clipboard).toEqual(['a'])
  navigator.clipboard.writeText = refusal('NotAllowedError')
  expect(await copyText('b')).toBe(false)
})
