import { type GuideQuestion, genericQuestions, roundQuestions } from '../../../contract/default-questions.ts'
import { asSpoken } from '../../../contract/first-person.ts'
import type { QaQuestion } from '../../../contract/interview-qa.ts'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { fill } from '../../score/wording.ts'
import { tellsAStory } from '../own-lines.ts'
import type { Material } from '../preparation/material.ts'
import { isWorkToTell, startsSentence } from '../requirements.ts'
import { quoted } from '../wording.ts'
import { anyField } from './field-of-ad.ts'
import frames from './frames.json' with { type: 'json' }
import leadingWithoutATeam from './leading-without-a-team.json' with { type: 'json' }
import { gistOf, shareGist } from './likeness.ts'

/** The four sets of questions that one user may get for one ad. An analysis chooses first, since it is the same for every round. */
const purposes = ['analysis', 'preparation', 'qa', 'voice'] as const
export type Purpose = (typeof purposes)[number]

type Frame = 'opening' | 'motivation' | 'closing'
type Slot = Frame | 'field' | 'round' | 'own' | 'ad'

export interface AskedQuestion extends GuideQuestion {
  slot: Slot
  comesFrom: QaQuestion['type']
  /** The whole line of the resume or of the ad that it quotes. */
  quotes: string | null
}

/** In the order of the interview. What is bought for several rounds takes less of the field, so that its questions last. */
function slotsOf(purpose: Purpose): readonly Slot[] {
  const third = purpose === 'preparation' || purpose === 'qa' ? 'round' : 'field'
  return ['opening', 'own', 'field', 'round', 'ad', 'field', 'round', third, 'motivation', 'closing']
}
const perTurn = { field: 2, round: 3 }

/** What is hard to replace chooses first; what is left over is asked from the banks of the rounds. */
const kinds = ['own', 'ad', 'field', 'round'] as const

/** Ten questions: of the field of work, of the round, and on at most two quoted lines. No set asks again what another asks. */
export function askedQuestions(material: Material, purpose: Purpose): AskedQuestion[] {
  const frameSets = purposes.map((each) =>
    slotsOf(each).map((slot) => (isFrameSlot(slot) ? frameFor(material, slot, each) : null)),
  )
  const isNew = newQuestions(frameSets.flat().flatMap((frame) => frame?.question ?? []))
  const queuesOf = queuesFor(material)
  const sets = purposes.map((each, at) => ({ slots: slotsOf(each), queues: queuesOf(each), asked: frameSets[at]! }))
  for (const turn of [sets.slice(0, 1), sets.slice(1)])
    for (const kind of kinds)
      for (const { slots, queues, asked } of turn)
        for (const [at, slot] of slots.entries())
          if (asked[at] === null && (slot === kind || kind === 'round')) asked[at] = queues[kind].find(isNew) ?? null
  const { asked, queues } = sets[purposes.indexOf(purpose)]!
  return asked.map((question) => question ?? queues.round[0]!)
}

const isFrameSlot = (slot: Slot): slot is Frame => slot === 'opening' || slot === 'motivation' || slot === 'closing'

/** Says of each question whether it asks something new, and remembers those that do. */
function newQuestions(questions: readonly string[]) {
  const known = questions.map(gistOf)
  const quotes = new Set<string>()
  return ({ question, quotes: quote }: AskedQuestion): boolean => {
    if (quote !== null) return !quotes.has(quote) && quotes.add(quote) !== undefined
    const gist = gistOf(question)
    if (known.some((other) => shareGist(gist, other))) return false
    return known.push(gist) > 0
  }
}

/** All items, beginning with those of one turn: sets with different turns begin with different ones, as long as the bank lasts. */
function inTurn<Item>(items: readonly Item[], turn: number, each = 1): Item[] {
  const from = items.length > 0 ? (turn * each) % items.length : 0
  return [...items.slice(from), ...items.slice(0, from)]
}

const turns: Record<Purpose, number> = { analysis: 0, preparation: 1, qa: 0, voice: 3 }

const isFrame = ({ category }: GuideQuestion) => category === 'general' || category === 'motivation' || category === 'closing'

/** What each slot may ask, the best first. An analysis has no round: it asks what any interview may ask. */
function queuesFor(material: Material) {
  const { round, field: guide, roles } = material
  const fits = ({ roles: only }: GuideQuestion) => only === undefined || only.some((role) => roles.has(role))
  const from = (bank: readonly GuideQuestion[], slot: 'field' | 'round', comesFrom: QaQuestion['type']) =>
    bank.filter(fits).map((one) => ({ ...one, slot, comesFrom, quotes: null }))
  const ofRound = (bank: readonly GuideQuestion[]) => from(bank, 'round', 'resume').filter((one) => !isFrame(one))
  const isForLeaders = ({ roles: only }: GuideQuestion) => only?.includes('leader') === true
  const field = from(guide.questions, 'field', guide === anyField ? 'resume' : 'job').toSorted(
    (a, b) => Number(b.roles !== undefined) - Number(a.roles !== undefined),
  )
  // The leadership round begins with the others of its bank.
  const leading = from(roundQuestions.leadership.filter(isForLeaders).slice(perTurn.round), 'field', 'job')
  const own = ofRound([...(leadsNoOne(material) ? leadingWithoutATeam : []), ...roundQuestions[round]] as GuideQuestion[])
  const others = interviewRoundIds.filter((other) => other !== round).flatMap((other) => ofRound(roundQuestions[other]))
  const spare = [...from(anyField.questions, 'round', 'resume'), ...others]
  return (purpose: Purpose): Record<(typeof kinds)[number], AskedQuestion[]> => {
    const at = purposes.indexOf(purpose)
    const isAnalysis = purpose === 'analysis'
    // Each round has its own turn in preparation. A Q&A guide takes the turn of another round, so both may be had for one round.
    const turn = isAnalysis ? 0 : interviewRoundIds.indexOf(round) + turns[purpose]
    const afterFirst = ([first, ...others]: AskedQuestion[]) => {
      const inOrder = inTurn(others, turn)
      return first ? (isAnalysis ? [first, ...inOrder] : [...inOrder, first]) : []
    }
    return {
      field: [...inTurn(leading, turn).slice(0, 1), ...inTurn(field, turn, perTurn.field)],
      round: [
        ...(isAnalysis ? ofRound(genericQuestions) : inTurn(own, at - 1, perTurn.round)),
        ...inTurn(spare, turn, perTurn.round),
      ],
      own: afterFirst(ownQuestions(material, purpose)),
      ad: afterFirst(adQuestions(material, purpose)),
    }
  }
}

const leadsNoOne = ({ round, roles }: Material) => round === 'leadership' && !roles.has('leader')

type Guide = Pick<GuideQuestion, 'goal' | 'listensFor' | 'mistake' | 'plan'>
type Kind = Pick<AskedQuestion, 'type' | 'category' | 'comesFrom'>

function framed(slot: Frame | 'own' | 'ad', question: string, guide: Guide, quotes: string | null = null): AskedQuestion {
  return { ...(frames[slot].kind as Kind), ...guide, slot, question, quotes }
}

/** How each set opens and closes; a job that leads no one is not asked about a team. */
function frameFor(material: Material, slot: Frame, purpose: Purpose): AskedQuestion {
  const frame = frames[slot]
  const round = leadsNoOne(material) ? 'leadershipWithoutATeam' : material.round
  const question = purpose === 'preparation' ? frame.preparation[round] : frame[purpose].question
  return framed(slot, question, frame[purpose].guide)
}

/** Stories behind the user's own lines. */
function ownQuestions({ ownLines }: Material, purpose: Purpose): AskedQuestion[] {
  const { wordings, guide } = frames.own
  const stories = ownLines.filter(tellsAStory)
  const duties = ownLines.filter((line) => !tellsAStory(line) && line.from === 'resume' && asSpoken(line.text) !== '')
  const near = [...stories.filter(({ isNear }) => isNear), ...duties.filter(({ fits }) => fits > 0)]
  return (near.length > 0 ? near : stories).map(({ text, from }) =>
    framed('own', fill(wordings[purpose], { line: `${frames.prefixes[from]} ${quoted(text)}` }), guide, text),
  )
}

/** What the ad asks for, line by line. */
function adQuestions({ requirements }: Material, purpose: Purpose): AskedQuestion[] {
  const { wordings, guide } = frames.ad
  const asking = requirements.filter(isWorkToTell)
  const wholeFirst = asking.toSorted((a, b) => Number(startsSentence(b.text)) - Number(startsSentence(a.text)))
  return wholeFirst.map(({ text }) => framed('ad', fill(wordings[purpose], { line: quoted(text) }), guide, text))
}
