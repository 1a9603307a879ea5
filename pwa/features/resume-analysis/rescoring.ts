import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { EditedScore, LineEdit, ToldTexts } from '../../../api/contract/resume-analysis.ts'
import type { Lane } from '../../../api/contract/shown-count.ts'
import type { GapQuestion, GapReply, ToldLine } from '../../../api/contract/told-line.ts'
import { noteQuestions } from '../../generation/answer-rows.ts'
import { receivedOf } from '../../generation/generation.ts'
import { scrollToPart } from '../../generation/scroll-to-part.ts'
import { changeTold, linesOf, type ToldAnswer, toldAboutAtom, withAnswer } from '../../generation/told-answers.ts'
import { callApi } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { isAnalyzingAtom, jobProgressAtom, noteProgress } from '../../platform/job-progress.ts'
import { pauseBeforeRetry } from '../../platform/retry.ts'
import { noteScore } from '../../session/own-scores.ts'
import type { Received } from './analysis.ts'
import type { Outlined } from './analysis-outline.ts'
import { analysisAtom } from './analysis-store.ts'
import { asEdits, type Change as FileChange, proposedChanges } from './improved-resume/changes.ts'
import { placesOf } from './improved-resume/improve.ts'
import { answeredWords, gapsPerRound, linesIn, openGaps, type Scored, scoreBars } from './requirement-lines.ts'
import { withEdit } from './resume-lines.ts'

interface Rescored {
  of: Received
  edits: readonly LineEdit[]
  /** `toldKey` of the answers that count in it. */
  told: string
  /** Null without any: the paid score holds. */
  scored: EditedScore | null
  /** What the user just did, and what it moved; null where that is no news. */
  change: { edit: LineEdit | null; before: Scored; after: Scored } | null
}

export type Sending = { state: 'idle' | 'sending' | 'waiting' } | { state: 'failed'; sentence: string }

const rescoredAtom = atom<Rescored | null>(null)
export const sendingAtom = atom<Sending>({ state: 'idle' })
const store = getDefaultStore()

const adOf = ({ score }: Received) => score?.jobDescription ?? ''
const scoredOf = (received: Received): Scored => ({ atsScore: received.score?.atsScore ?? 0, lines: linesIn(received) })

/** The paid analysis with the newest score in its place. */
export const shownAtom = atom((get) => {
  const paid = receivedOf(get(analysisAtom))
  const told = get(toldAboutAtom)(adOf(paid))
  const rescored = get(rescoredAtom)
  const now = rescored?.of === paid ? rescored : null
  return {
    paid,
    shown: withTold(now?.scored ? withScored(paid, now.scored) : paid, told),
    told,
    edits: now?.edits ?? [],
    change: now?.change ?? null,
  }
})

/** The ad and the proof of payment come from the analysis. */
const withScored = (paid: Received, { score, texts, ...sections }: EditedScore): Received => ({
  ...paid,
  ...texts,
  ...sections,
  score: { ...paid.score, ...score },
})

/** A connected model's summary is valid for the answers it was written from. */
function withTold(received: Received, told: ReturnType<typeof toldOf>): Received {
  const { summary } = told
  return summary && summary.from === JSON.stringify(linesOf(told))
    ? { ...received, summary: { summary: summary.text } }
    : received
}

const toldOf = (received: Received) => store.get(toldAboutAtom)(adOf(received))

export const gapsOpenAtom = atom((get) => {
  const { paid, shown, told } = get(shownAtom)
  return openGaps(shown, paid.gaps?.gaps ?? [], told.answers)
})

export const nextGapAtom = atom((get) => {
  const [first = null] = get(gapsOpenAtom)
  return get(shownAtom).told.answers.length < gapsPerRound ? first : null
})

/** Answered just now: its card stays where it is and says what the answer changed. */
export const answeredAtom = atom<{ gap: GapQuestion; lane: Lane } | null>(null)

/** To the next question, or to the lines of the ad once all are answered. */
export const proceedAtom = atom(null, (get, set) => {
  set(answeredAtom, null)
  const gap = get(nextGapAtom)
  scrollToPart(gap ? questionId(get(idPrefixAtom), gap) : `${get(idPrefixAtom)}-requirements`)
})

/** In the store of the sample. */
export const isSampleAtom = atom(false)

/** Of the ids: the sample stays mounted beside the user's own results. */
export const idPrefixAtom = atom((get) => (get(isSampleAtom) ? 'sample' : 'analysis'))

export const questionId = (idPrefix: string, gap: GapQuestion) => `${idPrefix}-question-${gap.id}`

/** How many questions are open and lines are being edited: the main button is there. */
const inHandAtom = atom(0)

/** `<details>` sends no event when it is removed, so its component counts itself. */
export function useInHand(isOpen: boolean) {
  const setInHand = useSetAtom(inHandAtom)
  useEffect(() => {
    if (!isOpen) return
    setInHand((count) => count + 1)
    return () => setInHand((count) => count - 1)
  }, [isOpen, setInHand])
}

export const isInHandAtom = atom((get) => get(replyDraftAtom) !== null || get(inHandAtom) > 0)

/** Kept outside the form, which another width of the window mounts anew. */
export const replyDraftAtom = atom<{ gap: string; reply: GapReply | null; text: string } | null>(null)

export const outlinedAtom = atom<Outlined>((get) => {
  const { paid, shown, told, edits } = get(shownAtom)
  return { received: shown, edited: { before: scoredOf(paid), edits }, answers: told.answers }
})

const ownScoreOf = (score: NonNullable<Received['score']>) => ({
  ...{ feature: 'resume' as const, score: score.atsScore, parts: scoreBars(score), round: null },
})

let notedFor: Received | null = null

/** The newest score and what moved it, for home and the next step. */
store.sub(shownAtom, () => {
  const { paid, shown, told, change } = store.get(shownAtom)
  const isRunning = store.get(analysisAtom).run.state === 'running'
  store.set(isAnalyzingAtom, isRunning)
  if (isRunning || !shown.score?.jobDescription) return
  const { atsScore: value, jobDescription, about } = shown.score
  const before = store.get(jobProgressAtom).score
  const moved = change
    ? { from: change.before.atsScore, why: change.edit ? 'you edited a line' : answeredWords(change.before, change.after) }
    : notedFor && notedFor !== paid && before
      ? { from: before.value, why: null }
      : (before?.change ?? null)
  notedFor = paid
  const open = store.get(canTryAtom) ? Math.min(gapsPerRound - told.answers.length, store.get(gapsOpenAtom).length) : 0
  noteProgress({
    score: {
      value,
      jobDescription,
      company: about.company,
      change: moved?.from === value ? null : moved,
      openQuestions: Math.max(0, open),
    },
  })
  const { last } = store.get(analysisAtom)
  if (last) noteScore({ ...ownScoreOf(shown.score), id: last.key }, change !== null || !last.isFromBefore)
  const { interviewQuestions = [] } = shown.questions ?? {}
  if (!store.get(jobProgressAtom).questions) noteQuestions(interviewQuestions, false)
})

export const useShown = () => useAtomValue(shownAtom)

/** The results are complete, paid for and recent enough. */
export const canTryAtom = atom((get) => {
  const { run, last } = get(analysisAtom)
  return run.state !== 'running' && last?.received.score?.editToken !== undefined && last.done.charge !== 'returned'
})

/** While the analysis runs, answers are kept until they can count. */
export const canAnswerAtom = atom((get) => get(canTryAtom) || get(analysisAtom).run.state === 'running')

const failed = "We couldn't update the score. Please try again."

const toldKey = ({ answers }: { answers: readonly ToldAnswer[] }) =>
  JSON.stringify(answers.map(({ line, bullet }) => [line, bullet]))

async function post(
  path: 'edited-lines' | 'told-lines',
  { score, document }: Received,
  lines: { edits: readonly LineEdit[]; told: ToldLine[] },
) {
  const { editToken, jobDescription } = score ?? {}
  const response = await callApi(`/api/analyze/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ editToken, jobDescription, resumeText: document?.parserView.text, ...lines }),
  })
  return response.json()
}

/** An answer counts as the line it adds to the improved resume, where that adds it: the file keeps what the score promises. */
async function scoreOf(paid: Received, edits: readonly LineEdit[], answers: readonly ToldAnswer[]): Promise<EditedScore> {
  const places = answers.some(({ line }) => line.text !== '') ? await placesOf(paid) : []
  const added = proposedChanges({ paid, shown: paid, answers, edits: [] }, places).filter(({ kind }) => kind === 'told')
  const told = linesOf({ answers }).map((line) => ({ ...line, text: '' }))
  const answer = await post('edited-lines', paid, { edits: [...edits, ...asEdits(added)], told })
  const { EditedScore } = await import('../../../api/contract/resume-analysis.ts')
  return withToldLines(EditedScore.parse(answer), added)
}

const withToldLines = ({ requirements, ...scored }: EditedScore, added: readonly FileChange[]): EditedScore => ({
  ...scored,
  requirements: {
    ...requirements,
    lines: requirements.lines.map((line) =>
      added.some(({ text }) => text === line.resumeLine) ? { ...line, resumeLineFrom: 'told' } : line,
    ),
  },
})

let turn: Promise<unknown> = Promise.resolve()

/** One at a time, each with all edits and answers so far. `edit`: the change the user waits for. */
function rescore(editsFrom: (edits: readonly LineEdit[]) => readonly LineEdit[], edit?: LineEdit | null): Promise<void> {
  const next = turn
    .catch(() => undefined)
    .then(async () => {
      const { paid, shown, edits: before } = store.get(shownAtom)
      const [edits, told] = [editsFrom(before), toldOf(paid)]
      const scored = edits.length + told.answers.length > 0 ? await scoreOf(paid, edits, told.answers) : null
      // The results were replaced meanwhile.
      if (store.get(shownAtom).paid !== paid) return
      const after = scoredOf(scored ? withScored(paid, scored) : paid)
      const change = edit === undefined ? null : { edit, before: scoredOf(shown), after }
      store.set(rescoredAtom, { of: paid, edits, told: toldKey(told), scored, change })
    })
  turn = next
  return next
}

/** Resolves to what is wrong, or null. */
const faultOf = (rescored: Promise<void>): Promise<string | null> =>
  rescored.then(
    () => null,
    (error: unknown) => sentenceOf(error, failed),
  )

export const tryLine = (edit: LineEdit) => faultOf(rescore((edits) => withEdit(edits, edit), edit))

export const undoLine = () => faultOf(rescore((edits) => edits.slice(0, -1)))

/** Answers kept by a reload, or given while the analysis ran, count as soon as possible. */
store.sub(shownAtom, () => {
  if (store.get(canTryAtom)) void sendAnswers()
})

const isBehind = () => {
  const { paid, told } = store.get(shownAtom)
  const rescored = store.get(rescoredAtom)
  const counted = rescored?.of === paid ? rescored.told : toldKey({ answers: [] })
  return store.get(canTryAtom) && toldKey(told) !== counted
}

let isSyncing = false
/** In this page, not before a reload: its effect is news. Set before the change, which is sent at once. */
let hasAnswered = false

/** Sends unscored answers, now or when back online. */
export async function sendAnswers(): Promise<void> {
  if (isSyncing) return
  isSyncing = true
  for (let tries = 1; isBehind(); tries++) {
    store.set(sendingAtom, { state: 'sending' })
    const isNews = hasAnswered
    hasAnswered = false
    try {
      await rescore((edits) => edits, isNews ? null : undefined)
      store.set(sendingAtom, { state: 'idle' })
    } catch (error) {
      hasAnswered ||= isNews
      const isOffline = error instanceof ApiProblem && error.code === 'no_connection'
      store.set(sendingAtom, isOffline ? { state: 'waiting' } : { state: 'failed', sentence: sentenceOf(error, failed) })
      if (!isOffline) break
      await pauseBeforeRetry(tries)
    }
  }
  isSyncing = false
  askForTexts()
}

function changeAnswers(change: (answers: readonly ToldAnswer[]) => readonly ToldAnswer[]) {
  const { paid } = store.get(shownAtom)
  hasAnswered = true
  changeTold(adOf(paid), (told) => ({ ...told, answers: change(told.answers) }))
}

export function answerGap(gap: GapQuestion, { reply, text }: Pick<ToldLine, 'reply' | 'text'>) {
  store.set(removedAtom, null)
  changeAnswers((answers) => withAnswer(answers, gap, { reply, text }))
}

export const removedAtom = atom<ToldAnswer | null>(null)

export function removeAnswer(answer: ToldAnswer) {
  store.set(removedAtom, answer)
  changeAnswers((answers) => answers.filter(({ line }) => line.id !== answer.line.id))
}

/** Limited to ten per analysis, so wait until the user pauses. */
const pauseBeforeTextsMs = 4_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Has a connected model write resume lines and a summary from new answers. */
function askForTexts() {
  clearTimeout(timer)
  const { shown, told } = store.get(shownAtom)
  const isNew = told.answers.some(({ line, bullet }) => line.text !== '' && bullet === undefined)
  if (shown.score?.reader === 'model' && isNew && !isBehind()) timer = setTimeout(() => void takeTexts(), pauseBeforeTextsMs)
}

async function takeTexts() {
  const { paid, told, edits } = store.get(shownAtom)
  const lines = linesOf(told)
  // Optional: without them the user's own words stand.
  const answer = await post('told-lines', paid, { edits, told: lines }).catch(() => null)
  if (answer === null) return
  const contract = await import('../../../api/contract/resume-analysis.ts')
  const texts: ToldTexts = contract.ToldTexts.parse(answer)
  const bulletOf = (id: string) => texts.bullets.find((one) => one.id === id)?.bullet ?? ''
  const from = JSON.stringify(lines)
  hasAnswered = true
  changeTold(adOf(paid), (now) => ({
    ...now,
    answers: now.answers.map((one) =>
      lines.some(({ id, text }) => id === one.line.id && text === one.line.text)
        ? { ...one, bullet: bulletOf(one.line.id) }
        : one,
    ),
    ...(texts.summary && { summary: { from, text: texts.summary } }),
  }))
}
