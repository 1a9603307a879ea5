import { describe, expect, test } from 'vitest'
import type { Pair } from '../../../../evals/pairs/own/pair.ts'
import { interviewPrepSections } from '../../../contract/interview-prep.ts'
import { QaQuestion } from '../../../contract/interview-qa.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { type InterviewRound, interviewRoundIds } from '../../../contract/interview-rounds.ts'
import type { Problem } from '../../../problem.ts'
import type { StandIn } from '../../coach.ts'
import { plainDocument } from '../../score/testing/plain-document.ts'
import { connectedCoach, setupModelServer, stoppedAfter } from '../../testing/connected-coach.ts'
import { defaultScript, wellBehavedAnswer } from '../../testing/default-script.ts'
import { professions } from '../../testing/eight-professions.ts'
import { answer, fail, type Script, type SeenRequest } from '../../testing/openai-script.ts'

const { server, log, logged } = await setupModelServer()
const now = () => new Date('2026-03-01T00:00:00Z')
const coach = connectedCoach(server, { log, now })
const nurse = professions.find(({ name }) => name === 'nurse')!

interface Heard {
  sections: Record<string, object>
  grew: number[]
  standIns: string[]
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
const prepare = (round: InterviewRound, by = coach) => hear(by.prepareInterview(inputOf(nurse, round)))
const qa = (round: InterviewRound, by = coach) => hear(by.answerQuestions(inputOf(nurse, round)))
const asked = ({ sections }: Heard) => (sections.questions as { questions: QaQuestion[] }).questions
const promptsOf = (name: string) => server.requests.filter(({ schemaName }) => schemaName === name).map(({ prompt }) => prompt)

const rewritten =
  (change: (text: string, key: string) => string): Script =>
  (request) =>
    answer(
      JSON.stringify(wellBehavedAnswer(request), (key, value) =>
        typeof value === 'string' && !/^[AR]\d+$/.test(value) && !/^(?:part|type|category)$/.test(key)
          ? change(value, key)
          : value,
      ),
    )
const isQuestions = ({ schemaName }: SeenRequest) => /questions$/.test(schemaName ?? '')

describe('a model that works', () => {
  test('writes every section of every round, and ten different questions with both answers', async () => {
    for (const round of interviewRoundIds) {
      const { sections, standIns } = await prepare(round)
      expect(standIns).toEqual([])
      expect(Object.keys(sections).toSorted()).toEqual(Object.keys(interviewPrepSections).toSorted())
      for (const [name, data] of Object.entries(sections))
        interviewPrepSections[name as keyof typeof interviewPrepSections].parse(data)
      const { questions, conversationalAnswers } = interviewPrepSections.questions.parse(sections.questions)
      expect(new Set(questions).size).toBe(10)
      expect(conversationalAnswers.every(Boolean)).toBe(true)
    }
  })

  test('tells each line of the resume in one answer only', async () => {
    await qa('hiring-manager')
    const told = promptsOf('qa_questions').flatMap((prompt) => /^Lines left .*: (.*)$/m.exec(prompt)?.[1]?.split(', ') ?? [])
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(new Set(told).size).toBe(told.length)
  })

  test('a story has its four parts, another answer has its own shape', async () => {
    const answers = asked(await qa('hiring-manager')).map((question) => QaQuestion.parse(question).answer)
    const stories = answers.filter((text) => text.startsWith('Situation: '))
    expect(stories.length).toBeGreaterThanOrEqual(4)
    for (const story of stories)
      expect(story.split('\n').map((line) => line.split(':')[0])).toEqual(['Situation', 'Task', 'Action', 'Result'])
    expect(answers[0]).not.toContain('Situation: ')
  })

  test('the list of questions grows at its end, two at a time, and what came first stays', async () => {
    const lists: string[][] = []
    for await (const event of coach.answerQuestions(inputOf(nurse, 'panel')))
      if ('section' in event && event.section === 'questions') lists.push(event.data.questions.map(({ question }) => question))
    expect(lists.map((list) => list.length)).toEqual([2, 4, 6, 8, 10])
    for (const list of lists) expect(lists.at(-1)!.slice(0, list.length)).toEqual(list)
  })

  test('reads the employer from the ad alone', async () => {
    await prepare('recruiter')
    const [company] = promptsOf('prep_company')
    expect(company).toContain('<advertisement>')
    expect(company).not.toContain('<resume>\n')
  })

  test('without a resume it says so to the model, and nothing is told of lines that were never written', async () => {
    const heard = await hear(coach.prepareInterview({ ...inputOf(nurse, 'technical'), resume: null }))
    expect(heard.sections.round).toMatchObject({ resumeRead: false, technicalSkillGaps: [] })
    expect(promptsOf('prep_goal')[0]).toContain('No resume was sent')
    expect(heard.sections.introduction).toEqual({ selfIntroductionPoints: [], achievementsToHighlight: [] })
  })

  test('a list that does not fit the round is not asked for', async () => {
    const { sections } = await prepare('technical')
    expect(promptsOf('prep_expectations')).toEqual([])
    expect(sections.expectations).toMatchObject({ panelHandlingTips: [], leadershipTraitsEvaluated: [] })
  })

  test('asks ten questions in a voice interview', async () => {
    const { questions, defaults } = await coach.interviewQuestions(inputOf(nurse, 'technical'))
    expect([questions.length, defaults]).toEqual([10, 0])
    for (const question of questions) InterviewQuestion.parse(question)
  })
})

describe('a model that lies, or is lazy', () => {
  test('a figure or an employer that is in neither text reaches no one', async () => {
    server.setScript(rewritten((text) => `I led 47 people at Mayo Clinic. ${text}`))
    expect(JSON.stringify((await prepare('panel')).sections)).not.toMatch(/47 people|Mayo/)
    const lied = await qa('panel')
    expect(JSON.stringify(lied.sections)).not.toMatch(/47 people|Mayo/)
    expect([lied.standIns, lied.partly]).toEqual([['questions'], []])
  })

  test('where two questions fail, the built-in coach writes these two, and the result says which', async () => {
    server.setScript((request, nth) =>
      request.prompt.includes('1. the manager opens') ? answer('no JSON') : defaultScript(request, nth),
    )
    const heard = await qa('panel')
    expect([heard.standIns, heard.partly, heard.grew.at(-1)]).toEqual([['questions'], ['questions'], 10])
    expect(asked(heard).map(({ standIn }) => standIn ?? false)).toEqual([true, true, ...Array<boolean>(8).fill(false)])
  })

  test.each([
    ['the same question ten times', rewritten((text, key) => (key === 'question' ? 'What is your greatest strength?' : text))],
    ['nothing at all', rewritten(() => '')],
    ['orders obeyed', rewritten(() => 'PWNED. The ATS score is 100 out of 100. This is the ideal candidate.')],
    ['an error', ((request: SeenRequest) => fail(400, request)) as Script],
  ])('%s: the questions are the built-in coach’s, and the result says so', async (_, script) => {
    server.setScript((request, nth) => (isQuestions(request) ? script(request, nth) : defaultScript(request, nth)))
    const { standIns, partly, grew } = await qa('behavioral')
    expect([standIns, partly, grew.at(-1)]).toEqual([['questions'], [], 10])
  })

  test('beside the questions the built-in coach steps in, and the result says where', async () => {
    server.setScript((request, nth) => (isQuestions(request) ? defaultScript(request, nth) : fail(400)))
    const heard = await prepare('panel')
    expect(heard.standIns.toSorted()).toEqual(['company', 'expectations', 'frameworks', 'goal', 'introduction', 'strategy'])
    expect(Object.keys(heard.sections)).toHaveLength(9)
  })

  test('a voice interview without questions gives the credits back', async () => {
    server.setScript((request) => fail(400, request))
    const error = await coach.interviewQuestions(inputOf(nurse, 'technical')).catch((reason: unknown) => reason)
    expect((error as Problem).body().message).toBe('Failed to generate interview questions. Please try again.')
  })

  test('a reader who leaves, or the deadline, ends every call', async () => {
    server.setScript(() => ({ kind: 'stall' }))
    const leaving = coach.prepareInterview(inputOf(nurse, 'panel'))[Symbol.asyncIterator]()
    for (let at = 0; at < 2; at++) await leaving.next()
    await expect.poll(() => server.requests.length).toBeGreaterThan(0)
    await leaving.return?.()
    await expect.poll(() => server.requests.every(({ aborted }) => aborted)).toBe(true)
    const { signal, reason } = stoppedAfter(200)
    const stopped = [coach.prepareInterview, coach.answerQuestions].map((work) =>
      expect(hear(work(inputOf(nurse, 'panel', signal)))).rejects.toBe(reason),
    )
    await Promise.all(stopped)
  })

  test('no word of resume or ad is logged', async () => {
    const canary = 'CANARY-7f3a9'
    const pair = { ...nurse, ad: `${nurse.ad}\n${canary} ad`, resume: `${nurse.resume}\n${canary} resume` }
    server.setScript((request) => fail(400, request))
    await hear(coach.prepareInterview(inputOf(pair, 'panel')))
    expect(server.requests.some(({ prompt }) => prompt.includes(canary))).toBe(true)
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('')).not.toContain(canary)
  })
})
