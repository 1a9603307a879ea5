import { expect, test, vi } from 'vitest'
import { copyText, type FilesDeps, saveFile, shareOut } from './files.ts'

const file = new File(['x'], 'greenroom-analysis.pdf', { type: 'application/pdf' })

function phone({ installed = false, shares = async (_: ShareData) => {}, takesFiles = true } = {}) {
  const downloads: string[] = []
  const shared: ShareData[] = []
  const clipboard: string[] = []
  const deps: FilesDeps = {
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
  return { deps, downloads, shared, clipboard }
}

const refusal = (name: string) => async () => {
  throw new DOMException('', name)
}

test('in a browser a file is downloaded under its name', async () => {
  vi.useFakeTimers()
  const { deps, downloads, shared } = phone()
  expect(await saveFile(file, deps)).toBe('saved')
  expect(downloads).toEqual(['greenroom-analysis.pdf'])
  expect(shared).toEqual([])
  vi.useRealTimers()
})

test('in an installed iPhone app the share sheet replaces the download', async () => {
  const { deps, downloads, shared } = phone({ installed: true })
  expect(await saveFile(file, deps)).toBe('shared')
  expect(downloads).toEqual([])
  expect(shared).toEqual([{ files: [file] }])
})

test('closing the share sheet does not start a download', async () => {
  const { deps, downloads } = phone({ installed: true, shares: refusal('AbortError') })
  expect(await saveFile(file, deps)).toBe('cancelled')
  expect(downloads).toEqual([])
})

test('when making the file took too long, another tap is needed', async () => {
  const { deps } = phone({ installed: true, shares: refusal('NotAllowedError') })
  expect(await saveFile(file, deps)).toBe('needs-another-tap')
})

test('a browser that shares no files shares the text', async () => {
  const { deps, shared } = phone({ takesFiles: false })
  expect(await shareOut({ title: 'Resume analysis', text: 'all of it', file }, deps)).toBe('shared')
  expect(shared).toEqual([{ title: 'Resume analysis', text: 'all of it' }])
})

test('a refused clipboard is reported, not thrown', async () => {
  const { deps, clipboard } = phone()
  expect(await copyText('a', deps)).toBe(true)
  expect(clipboard).toEqual(['a'])
  deps.navigator.clipboard.writeText = refusal('NotAllowedError')
  expect(await copyText('b', deps)).toBe(false)
})
