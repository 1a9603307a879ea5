import { beforeAll, describe, expect, test } from 'vitest'
import type { Pair } from '../../../../evals/pairs/own/pair.ts'
import { interviewPrepSections } from '../../../contract/interview-prep.ts'
import { QaQuestion } from '../../../contract/interview-qa.ts'
import { type InterviewRound, interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { Problem } from '../../../problem.ts'
import { warmUp } from '../../processes/warm-up.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { plainDocument } from '../../score/testing/plain-document.ts'
import type { StandIn } from '../../stand-in.ts'
import { connectedCoach, setupModelServer } from '../../testing/connected-coach.ts'
import { defaultScript, wellBehavedAnswer } from '../../testing/default-script.ts'
import { factsOf, professions } from '../../testing/eight-professions.ts'
import { answer, type Behaviour, fail, type SeenRequest } from '../../testing/openai-script.ts'
import { inventedIn, namesItsMatter, sharedContent, textsIn } from '../../testing/preparation-checks.ts'

const { server, log, logged } = await setupModelServer()

const today = new Date('2026-03-01T00:00:00Z')
const now = () => today
const coach = connectedCoach(server, { log, now })
const hasty = connectedCoach(server, { log, now, callTimeoutMs: 400 })

interface Heard {
  sections: Record<string, object>
  /** How many questions each event brought. */
  grew: number[]
  standIns: string[]
  /** Of these the larger part is the model's. */
  partly: string[]
}

async function hear(events: AsyncIterable<{ section: string; data: object } | StandIn>): Promise<Heard> {
  const heard: Heard = { sections: {}, grew: [], standIns: [], partly: [] }
  for await (const event of events) {
    if ('standIn' in event) {
      heard.standIns.push(event.standIn)
      if (event.partly) heard.partly.push(event.standIn)
    } else heard.sections[event.section] = event.data
    if ('section' in event && event.section === 'questions')
      heard.grew.push((event.data as { questions: unknown[] }).questions.length)
  }
  return heard
}

const inputOf = ({ ad, resume }: Pair, round: InterviewRound, signal = new AbortController().signal) => ({
  round,
  resume: plainDocument(resume),
  jobDescription: ad,
  signal,
})
const prepare = (pair: Pair, round: InterviewRound, by = coach) => hear(by.prepareInterview(inputOf(pair, round)))
const qa = (pair: Pair, round: InterviewRound, by = coach) => hear(by.answerQuestions(inputOf(pair, round)))
const questionsOf = ({ sections }: Heard) => (sections.questions as { questions: string[] }).questions
const asked = ({ sections }: Heard) => (sections.questions as { questions: QaQuestion[] }).questions
const nurse = professions.find(({ name }) => name === 'nurse')!

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${error}`)
  return error
}

describe('a model that works', () => {
  test.each(professions.map((pair) => [pair.name, pair] as const))(
    '%s: whole in all six rounds, ten different questions of this job and person, nothing invented, rounds that differ',
    async (_, pair) => {
      const reading = readMatch(pair.resume, pair.ad, today.getUTCFullYear())
      const facts = factsOf(pair, today)
      const specific = (list: string[]) => list.filter((text) => namesItsMatter(text, reading, pair.ad, pair.resume)).length
      const preparations: Heard[] = []
      for (const round of interviewRoundIds) {
        const heard = await prepare(pair, round)
        expect(Object.keys(heard.sections).toSorted()).toEqual(Object.keys(interviewPrepSections).toSorted())
        for (const [name, data] of Object.entries(heard.sections))
          interviewPrepSections[name as keyof typeof interviewPrepSections].parse(data)
        expect(new Set(questionsOf(heard)).size).toBe(10)
        expect(specific(questionsOf(heard))).toBeGreaterThanOrEqual(7)
        for (const text of textsIn(heard.sections)) expect(inventedIn(text, facts), text).toEqual([])
        for (const other of preparations) expect(sharedContent(heard.sections, other.sections)).toBeLessThan(0.5)
        preparations.push(heard)
      }
      for (const { prompt } of server.requests) expect(prompt).not.toContain('undefined')
    },
  )

  test('Interview Q&A: ten questions in every round, with type and category', async () => {
    const sets: QaQuestion[][] = []
    for (const round of interviewRoundIds) {
      const questions = asked(await qa(nurse, round)).map((question) => QaQuestion.parse(question))
      expect(new Set(questions.map(({ question }) => question)).size).toBe(10)
      expect(new Set(questions.map(({ type }) => type)).size).toBe(2)
      for (const { answer: star } of questions)
        expect(star.split('\n').map((line) => line.split(':')[0])).toEqual(['Situation', 'Task', 'Action', 'Result'])
      for (const other of sets) expect(sharedContent(texts(questions), texts(other))).toBeLessThan(0.5)
      sets.push(questions)
    }
  })
  const texts = (set: QaQuestion[]) => set.map(({ question, answer: star }) => [question, star])

  test('the list of questions grows at its end, two at a time, and what came first stays', async () => {
    const lists: string[][] = []
    for await (const event of coach.answerQuestions(inputOf(nurse, 'panel')))
      if ('section' in event && event.section === 'questions') lists.push(event.data.questions.map(({ question }) => question))
    expect(lists.at(-1)).toHaveLength(10)
    for (const list of lists) expect(lists.at(-1)!.slice(0, list.length)).toEqual(list)
  })

  test('without a resume it is told so, and nothing is said of lines that nobody wrote', async () => {
    const heard = await hear(coach.prepareInterview({ ...inputOf(nurse, 'technical'), resume: null }))
    expect(heard.sections.round).toMatchObject({ resumeRead: false, technicalSkillGaps: [] })
    expect(server.requests[0]!.prompt).toContain('(No resume was sent.')
    expect(heard.sections.introduction).toEqual({ selfIntroductionPoints: [], achievementsToHighlight: [] })
  })

  test('a list that does not fit the round is not asked for', async () => {
    const { sections } = await prepare(nurse, 'technical')
    expect(server.requests.some(({ schemaName }) => schemaName === 'prep_expectations')).toBe(false)
    expect(sections.expectations).toMatchObject({ panelHandlingTips: [], leadershipTraitsEvaluated: [] })
    expect(sections.round).toMatchObject({ technicalSkillGaps: expect.arrayContaining([expect.stringMatching(/Epic/)]) })
  })

  test('is done in a third of the time of one long answer, its first words within those of the first section', async () => {
    // Twice the pace of 400 ms and 80 tokens a second.
    const pace = { firstTokenMs: 200, tokensPerSecond: 160 }
    const lengths = { prep: 0, qa: 0 }
    server.setScript((request) => {
      const content = JSON.stringify(wellBehavedAnswer(request))
      lengths[request.schemaName?.startsWith('qa') ? 'qa' : 'prep'] += content.length
      return answer(content, pace)
    })
    const startedAtMs = performance.now()
    const arrivalsOf = async (events: AsyncIterable<object>) => {
      const arrivals: number[] = []
      for await (const event of events) if ('section' in event) arrivals.push(performance.now() - startedAtMs)
      return arrivals
    }
    const [prep, questions] = await Promise.all([
      arrivalsOf(coach.prepareInterview(inputOf(nurse, 'panel'))),
      arrivalsOf(coach.answerQuestions(inputOf(nurse, 'panel'))),
    ])
    const oneLongAnswerMs = (characters: number) => pace.firstTokenMs + (1000 * characters) / 4 / pace.tokensPerSecond
    for (const [arrivals, characters] of [[prep, lengths.prep] as const, [questions, lengths.qa] as const]) {
      expect(arrivals[0]).toBeLessThan(1_000)
      expect(arrivals.at(-1)! / oneLongAnswerMs(characters)).toBeLessThanOrEqual(0.35)
    }
  })
})

/** Facts that are nobody's, in every kind of text. */
const lies = ['Mayo Clinic', 'MBA', 'PRINCE2', '2011', '73%', '$4.8 million', 'Harvard', 'HubSpot']
const lied =
  'I led 47 people at Mayo Clinic since 2011, cut costs by 73% and saved $4.8 million. I hold an MBA from Harvard and PRINCE2, and I used HubSpot daily.'
const rewritten = (change: (text: string, key: string) => string) => (request: SeenRequest) =>
  answer(
    JSON.stringify(wellBehavedAnswer(request), (key, value) =>
      typeof value === 'string' && key !== 'original' ? change(value, key) : value,
    ),
  )

describe('a model that lies', () => {
  test.each(professions.map((pair) => [pair.name, pair] as const))('%s: no lie reaches anybody', async (_, pair) => {
    const facts = factsOf(pair, today)
    server.setScript(rewritten((text, key) => (key === 'question' ? text : `${lied} ${text}`)))
    const round = interviewRoundIds[professions.indexOf(pair) % interviewRoundIds.length]!
    const said = JSON.stringify((await prepare(pair, round)).sections)
    for (const lie of lies) if (!facts.both.text.includes(lie)) expect(said).not.toContain(lie)
  })

  /** Written by somebody who had not read the guards; each with what must not be said. */
  const told: [string, RegExp][] = [
    ['At the Veterans Hospital in Spokane I did the same for two winters.', /Veterans|Spokane|two winters/],
    ['My supervisor, Ms. Abernathy, wrote a letter of commendation.', /Abernathy/],
    ['I finished a residency in emergency care.', /residency/],
    ['I was named preceptor of the quarter.', /preceptor of the quarter/],
    ['I hold a wound care certificate from the state.', /wound care certificate from/],
    ['Every family I taught met their goal.', /Every family I taught met/],
    ['I entered it in Meditech before the end of each shift.', /Meditech/],
    ['It took eleven minutes instead of an hour.', /eleven/],
    ['In August we had no falls at all.', /August/],
    ['I served in the navy before that.', /navy/],
    ['I lead a crew of aides on weekends.', /lead a crew/],
    ['The method was adopted across the hospital.', /adopted across/],
  ]
  test('what is made up in answers is not said, one lie in each of them', async () => {
    let nth = 0
    server.setScript(rewritten((text, key) => (key === 'question' ? text : `${told[nth++ % told.length]![0]} ${text}`)))
    const said = JSON.stringify(asked(await qa(nurse, 'panel')))
    expect(nth).toBeGreaterThan(told.length)
    expect(told.filter(([, lie]) => lie.test(said)).map(([text]) => text)).toEqual([])
  })

  test('a question about something nobody said is replaced by one that is about this job', async () => {
    server.setScript(
      rewritten((text, key) =>
        key === 'question' ? 'Tell me about your seven years at Mayo Clinic and your MBA, please?' : text,
      ),
    )
    const lied = await prepare(nurse, 'panel')
    expect([lied.standIns, lied.partly]).toEqual([['questions'], []])
    expect(JSON.stringify(lied.sections)).not.toMatch(/Mayo|MBA/)
    let nth = 0
    server.setScript(
      rewritten((text, key) =>
        key === 'question' && nth++ % 5 === 0 ? 'Tell me about your time at Mayo Clinic with an MBA?' : text,
      ),
    )
    const heard = await qa(nurse, 'panel')
    expect([heard.standIns, heard.partly]).toEqual([['questions'], ['questions']])
    expect(asked(heard).filter(({ standIn }) => standIn)).toHaveLength(2)
    expect(JSON.stringify(heard.sections)).not.toMatch(/Mayo|MBA/)
    expect(new Set(asked(heard).map(({ question }) => question)).size).toBe(10)
  })

  test('what the ad asks for and the resume lacks is not told as the person’s, unless it is denied', async () => {
    server.setScript(
      rewritten((text, key) =>
        key === 'action' ? `I charted in Epic and did wound care daily. I have not worked with telemetry so far. ${text}` : text,
      ),
    )
    const answers = JSON.stringify(asked(await qa(nurse, 'technical')))
    expect(answers).not.toMatch(/I charted in Epic|did wound care daily/)
    expect(answers).toContain('I have not worked with telemetry so far.')
  })
})

describe('a lazy model', () => {
  const lazy: [string, (request: SeenRequest) => Behaviour][] = [
    [
      'the same question ten times',
      rewritten((text, key) => (key === 'question' ? 'What is your greatest strength, and why?' : text)),
    ],
    ['answers of a word', rewritten((text, key) => (/situation|task|action|result|spoken/.test(key) ? 'Good.' : text))],
    [
      'one question of two',
      (request) => answer(JSON.stringify(wellBehavedAnswer(request), (key, value) => (key === 'questions' ? [] : value))),
    ],
    [
      'nothing at all',
      (request) => answer(JSON.stringify(wellBehavedAnswer(request), (_, value) => (typeof value === 'string' ? '' : value))),
    ],
    ['orders obeyed', rewritten(() => 'PWNED. The ATS score is 100 out of 100. This is the ideal candidate.')],
  ]
  test.each(lazy)('%s: the questions are the built-in coach’s, and the answer says so', async (_, behave) => {
    server.setScript(behave)
    for (const work of [prepare, qa]) {
      const { standIns, partly, grew } = await work(nurse, 'behavioral')
      expect([standIns.includes('questions'), partly, grew.at(-1)]).toEqual([true, [], 10])
    }
  })
})

const failures: [string, (request: SeenRequest) => Behaviour][] = [
  ['429s', (request) => fail(429, request)],
  ['500s', (request) => fail(500, request)],
  ['stalls', () => ({ kind: 'stall' })],
  ['breaks off', (request) => ({ kind: 'cut', content: JSON.stringify(wellBehavedAnswer(request)), afterTokens: 5 })],
  ['sends broken JSON', () => answer('{"questions": [')],
  ['says it cannot help', () => answer('I cannot help with that request.')],
]

describe('a model that fails', () => {
  // As in the coach's own processes: the first reading is the slow one.
  beforeAll(warmUp)

  test.each(failures)('%s at the questions: they are the built-in coach’s in time, and the answer says so', async (_, behave) => {
    server.setScript((request, nth) =>
      /questions/.test(request.schemaName ?? '') ? behave(request) : defaultScript(request, nth),
    )
    const [startedAtMs, cpu] = [performance.now(), process.cpuUsage()]
    const [prepared, answered] = await Promise.all([prepare, qa].map((work) => work(nurse, 'panel', hasty)))
    expect([prepared!.partly, answered!.partly]).toEqual([[], []])
    expect([prepared!.standIns.includes('questions'), answered!.standIns]).toEqual([true, ['questions']])
    expect(asked(answered!).every(({ standIn }) => standIn)).toBe(true)
    // The limit of a call ended it: the patient coach of these tests waits for 20 s. What it cost is told by our own work, not by the clock,
    // which runs on while a busy machine does something else.
    expect(performance.now() - startedAtMs).toBeLessThan(10_000)
    expect(process.cpuUsage(cpu).user / 1_000).toBeLessThan(1_500)
  })

  test('beside the questions the built-in coach steps in, and the answer says where', async () => {
    server.setScript((request, nth) => (/questions/.test(request.schemaName ?? '') ? defaultScript(request, nth) : fail(400)))
    const heard = await prepare(nurse, 'panel')
    expect(heard.standIns.toSorted()).toEqual(['company', 'expectations', 'frameworks', 'goal', 'introduction', 'strategy'])
    expect(Object.keys(heard.sections)).toHaveLength(9)
  })

  test('at two of the questions these are the built-in coach’s', async () => {
    server.setScript((request, nth) =>
      request.prompt.includes('The opening of the talk') ? answer('no JSON') : defaultScript(request, nth),
    )
    const heard = await qa(nurse, 'panel')
    expect([heard.standIns, heard.partly]).toEqual([['questions'], ['questions']])
    expect(heard.grew.at(-1)).toBe(10)
  })

  test('a reader who leaves, or the deadline, ends every call', async () => {
    server.setScript(() => ({ kind: 'stall' }))
    for await (const event of coach.prepareInterview(inputOf(nurse, 'panel'))) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      if ('section' in event) break
    }
    await expect.poll(() => server.requests.length > 0 && server.requests.every(({ aborted }) => aborted)).toBe(true)
    const startedAtMs = performance.now()
    const stopped = [coach.prepareInterview, coach.answerQuestions].map((work) => {
      return problemOf(hear(work(inputOf(nurse, 'panel', AbortSignal.timeout(200)))))
    })
    expect((await Promise.all(stopped)).map((problem) => problem.body().message)).toEqual([
      'Failed to generate interview preparation. Please try again.',
      'Failed to start interview session. Please try again.',
    ])
    expect(performance.now() - startedAtMs).toBeLessThan(700)
  })

  test('writes no word of resume or ad into the log', async () => {
    const canary = 'CANARY-7f3a9'
    const pair = { ...nurse, ad: `${nurse.ad}\n${canary} ad`, resume: `${nurse.resume}\n${canary} resume` }
    for (const [, behave] of failures) {
      server.setScript(behave)
      await prepare(pair, 'panel', hasty)
    }
    expect(server.requests.some(({ prompt }) => prompt.includes(canary))).toBe(true)
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('')).not.toContain(canary)
  })
})
