import { atom, getDefaultStore } from 'jotai'
import type { QaCategory } from '../../../api/contract/qa-questions.ts'
import { boxesOf, noteQuestions } from '../../generation/answer-rows.ts'
import { receivedOf } from '../../generation/generation.ts'
import { boxWords, draftAtom, draftsAtom } from '../../platform/draft.ts'
import { jobProgressAtom, notePracticed } from '../../platform/job-progress.ts'
import { type QuestionsEvent, questionsAtom } from './question-generation.ts'

export type Filter = 'all' | 'job' | 'resume' | QaCategory

export const phaseAtom = atom<'initial' | 'preparing' | 'in-progress' | 'completed'>('initial')
export const filterAtom = atom<Filter>('all')
export const unfoldedAtom = atom<ReadonlySet<number>>(new Set<number>())

const store = getDefaultStore()

/** 'Start Over' and 'Start New Session': the questions stay until new ones arrive. */
export const openForm = () => store.set(phaseAtom, 'initial')
export const openQuestions = () => store.set(phaseAtom, 'in-progress')
export const completeSession = () => store.set(phaseAtom, (phase) => (phase === 'in-progress' ? 'completed' : phase))
export const unfold = (index: number, isOpen: boolean) =>
  store.set(unfoldedAtom, (all) => new Set([...all].filter((at) => at !== index).concat(isOpen ? index : [])))

function openGuide() {
  if (store.get(phaseAtom) !== 'preparing') return
  store.set(filterAtom, 'all')
  store.set(unfoldedAtom, new Set<number>())
  openQuestions()
}

type Mark = 'practiced' | 'saved'

const savedAtom = draftAtom<readonly string[]>('interview-qa-saved', [])

/** By question, like the words of its answer. */
export const marksAtom = atom(
  (get): Readonly<Record<Mark, readonly string[]>> => ({
    practiced: get(jobProgressAtom).practiced['interview-qa'] ?? [],
    saved: get(savedAtom),
  }),
)

export function toggleMark(mark: Mark, question: string) {
  const before = store.get(marksAtom)[mark]
  const next = before.includes(question) ? before.filter((one) => one !== question) : [...before, question]
  if (mark === 'saved') store.set(savedAtom, next)
  else notePracticed('interview-qa', next)
}

/** Said aloud in any practice, marked, or answered in the user's own words. */
export const readyAtom = atom((get): ReadonlySet<number> => {
  const { saved } = get(marksAtom)
  const practiced = new Set(Object.values(get(jobProgressAtom).practiced).flat())
  const questions = receivedOf(get(questionsAtom)).questions?.questions ?? []
  return new Set(questions.flatMap(({ question }, at) => (saved.includes(question) || practiced.has(question) ? [at] : [])))
})

const questionsIn = () => receivedOf(store.get(questionsAtom)).questions?.questions ?? []

export const ownCountAtom = atom((get) => {
  const texts = get(draftsAtom)
  const questions = receivedOf(get(questionsAtom)).questions?.questions ?? []
  return questions.filter(({ question, plan }) =>
    boxWords(texts, question, boxesOf({ plan }).length).some((words) => words.trim()),
  ).length
})

/** The preparing view shows for this long at least. */
const preparingMs = 1_500
let pause = Promise.resolve()

export function followGeneration(event: QuestionsEvent) {
  if (event.type === 'generation-was-requested') {
    store.set(phaseAtom, 'preparing')
    pause = new Promise((resolve) => setTimeout(resolve, preparingMs))
  }
  if (event.type === 'section-arrived' && event.part.questions) void pause.then(openGuide)
  if (event.type === 'generation-finished') noteQuestions(questionsIn(), true)
  if (event.type === 'generation-finished' && event.isFromBefore) openQuestions()
  if (event.type === 'generation-failed' || event.type === 'generation-was-not-found') openForm()
}
