import { expect, test } from 'vitest'
import { AnalysisDone, analysisSections } from '../../api/contract/resume-analysis.ts'
import { exampleDone, exampleSections } from '../features/resume-analysis/testing/example-analysis.ts'
import { createTabVault } from '../platform/tab-vault.ts'
import { createKeptResult } from './kept-result.ts'

const schemas = async () => ({ sections: analysisSections, done: AnalysisDone })
const kind = { storageKey: 'greenroom:analysis', schemas }
const result = { key: 'k', received: { score: exampleSections.score, standIns: ['summary'] }, done: exampleDone, isSaved: false }

/** A tab: what it has survives a reload, which makes everything else anew. */
function createTab({ isFull = false } = {}) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, text)
    },
    removeItem: (name: string) => kept.delete(name),
  } as unknown as Storage
  const secret = crypto.subtle.importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey'])
  const afterReload = () => createKeptResult(kind, createTabVault({ storage: () => storage, secret: () => secret }))
  return { kept, afterReload }
}

test('a result that was paid for is there again after a reload, hours later, and without a server', async () => {
  const tab = createTab()
  expect(await tab.afterReload().keep('ada', result)).toBe(true)
  expect(await tab.afterReload().read('ada')).toEqual(result)
})

test('what was exported need not be asked about again', async () => {
  const tab = createTab()
  const page = tab.afterReload()
  await page.keep('ada', { ...result, isSaved: true })
  expect(await tab.afterReload().read('ada')).toMatchObject({ isSaved: true })
  await page.keep('ada', { ...result, key: 'l' })
  expect(await tab.afterReload().read('ada')).toMatchObject({ key: 'l', isSaved: false })
})

test('no word of it can be read in the tab', async () => {
  const tab = createTab()
  const canary = 'Marigold-7f3a'
  await tab.afterReload().keep('ada', { ...result, received: { summary: { summary: canary } } })
  expect([...tab.kept].flat().join('\n')).not.toMatch(new RegExp(`${canary}|${btoa(canary).slice(0, 12)}`))
  expect(JSON.stringify(await tab.afterReload().read('ada'))).toContain(canary)
})

test('nobody else gets it, and what was dropped is gone, also while it is being sealed', async () => {
  const tab = createTab()
  const page = tab.afterReload()
  await page.keep('ada', result)
  expect(await tab.afterReload().read('bob')).toBeNull()
  page.forget('ada')
  expect(await tab.afterReload().read('ada')).toBeNull()
  const keeping = page.keep('ada', result)
  page.forget('ada')
  expect(await keeping).toBe(false)
  expect(await tab.afterReload().read('ada')).toBeNull()
})

test('a browser that has no space for it is not said to have kept it', async () => {
  const tab = createTab({ isFull: true })
  expect(await tab.afterReload().keep('ada', result)).toBe(false)
})

test('of a result that an earlier release made only what this one can show comes back', async () => {
  const tab = createTab()
  await tab.afterReload().keep('ada', { ...result, received: { ...result.received, gone: 1 } as never })
  expect((await tab.afterReload().read('ada'))?.received).toEqual(result.received)
  await tab.afterReload().keep('ada', { ...result, received: { score: { atsScore: 'x' } } as never })
  expect(await tab.afterReload().read('ada')).toBeNull()
})
