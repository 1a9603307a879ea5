import 'fake-indexeddb/auto'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createDatabaseStore } from './database-store.ts'
import { draftsAtom, isDraftKeptAtom, jobDescriptionDraftAtom, resumeDraftAtom } from './draft.ts'
import { keepDraft, resumeKeptMs } from './kept-draft.ts'

const resume = () => new File(['Nurse since 2019'], 'ada.pdf', { type: 'application/pdf' })

function openBrowser() {
  const localStore = createDatabaseStore(crypto.randomUUID())
  let nowMs = 1_000_000
  const newTab = () => {
    const texts = new Map<string, string>()
    const vault = {
      keep: async (uid: string, name: string, text: string) => texts.set(`${uid}:${name}`, text).size > 0,
      read: async (uid: string, name: string) => texts.get(`${uid}:${name}`) ?? null,
    }
    return async (uid = 'ada') => {
      const store = createStore()
      const keepResume = await keepDraft(uid, { vault, localStore, store, now: () => nowMs })
      return {
        keepResume,
        store,
        ad: () => store.get(jobDescriptionDraftAtom),
        resume: async () => (await store.get(resumeDraftAtom)?.text()) ?? null,
      }
    }
  }
  return { localStore, newTab, pass: (ms: number) => (nowMs += ms) }
}

const stored = async ({ localStore }: ReturnType<typeof openBrowser>) => (await localStore.all('drafts')).length

async function filledForm(load: Awaited<ReturnType<ReturnType<typeof openBrowser>['newTab']>>) {
  const page = await load()
  page.store.set(jobDescriptionDraftAtom, 'A nurse for nights')
  page.store.set(resumeDraftAtom, resume())
  await page.keepResume()
  return page
}

test('a reload brings back the ad and the resume, name and type included', async () => {
  const load = openBrowser().newTab()
  await filledForm(load)
  const page = await load()
  expect(page.ad()).toBe('A nurse for nights')
  expect(await page.resume()).toBe('Nurse since 2019')
  expect(page.store.get(resumeDraftAtom)).toMatchObject({ name: 'ada.pdf', type: 'application/pdf' })
})

test('another tab and another user find nothing of it', async () => {
  const browser = openBrowser()
  const load = browser.newTab()
  await filledForm(load)
  for (const page of [await browser.newTab()(), await load('bob')]) {
    expect(page.ad()).toBe('')
    expect(await page.resume()).toBeNull()
  }
})

test('after an hour the resume is gone, however often the page was reloaded; the ad stays', async () => {
  const browser = openBrowser()
  const load = browser.newTab()
  await filledForm(load)
  browser.pass(resumeKeptMs / 2)
  expect(await (await load()).resume()).not.toBeNull()
  browser.pass(resumeKeptMs / 2)
  const page = await load()
  expect([page.ad(), await page.resume()]).toEqual(['A nurse for nights', null])
  expect(await stored(browser)).toBe(0)
})

test('a page that stays open deletes the resume after an hour by itself', async () => {
  const browser = openBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    await filledForm(browser.newTab())
    await vi.advanceTimersByTimeAsync(resumeKeptMs)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(() => stored(browser)).toBe(0)
})

test('on the way to the checkout the resume is kept for another hour', async () => {
  const browser = openBrowser()
  const load = browser.newTab()
  const page = await filledForm(load)
  browser.pass(resumeKeptMs / 2)
  await page.keepResume()
  browser.pass(resumeKeptMs / 2)
  expect(await (await load()).resume()).toBe('Nurse since 2019')
})

test('a resume that is taken out of the form is deleted, one that replaces it leaves only itself, and a log-out deletes all', async () => {
  const browser = openBrowser()
  const page = await filledForm(browser.newTab())
  page.store.set(resumeDraftAtom, resume())
  await page.keepResume()
  expect(await stored(browser)).toBe(1)
  page.store.set(resumeDraftAtom, null)
  await expect.poll(() => stored(browser)).toBe(0)
  page.store.set(resumeDraftAtom, resume())
  await expect.poll(() => stored(browser)).toBe(1)
  await browser.localStore.write([{ removeAllOf: 'ada' }])
  expect(await stored(browser)).toBe(0)
})

test('what was given before the draft came back wins', async () => {
  const vault = {
    keep: async () => true,
    read: async () => JSON.stringify({ texts: { 'job-description': 'old' }, resumeId: null }),
  }
  const store = createStore()
  store.set(draftsAtom, { 'job-description': 'shared from another app' })
  await keepDraft('ada', { vault, localStore: createDatabaseStore(crypto.randomUUID()), store })
  expect(store.get(jobDescriptionDraftAtom)).toBe('shared from another app')
})

test('a browser that keeps nothing is known, so that nothing is promised', async () => {
  const refuses = async () => {
    throw new Error('no storage')
  }
  const store = createStore()
  const localStore = { all: refuses, get: refuses, chunksOf: refuses, write: refuses }
  await keepDraft('ada', { vault: { keep: refuses, read: refuses }, localStore, store })
  expect(store.get(isDraftKeptAtom)).toBe(false)
})
