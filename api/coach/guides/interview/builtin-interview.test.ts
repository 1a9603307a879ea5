import { describe, expect, test } from 'vitest'
import { labelledAnswers, rankedAnswers } from '../../../../evals/answers/labelled-answers.ts'
import { readPairs } from '../../../../evals/pairs/own/pair.ts'
import { AnswerFeedback, type HeardCorrections } from '../../../contract/answer-feedback.ts'
import { genericQuestions, roundQuestions } from '../../../contract/default-questions.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { answerLines } from '../../reading/answer-reading.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { say } from '../../score/delivery/testing/say.ts'
import { plainDocument } from '../../score/testing/plain-document.ts'
import { createBuiltinCoach } from '../builtin-coach.ts'
import rounds from '../preparation/rounds.json' with { type: 'json' }
import { anyField, fieldOfAd } from '../questions/field-of-ad.ts'
import frames from '../questions/frames.json' with { type: 'json' }
import { areAlike } from '../questions/likeness.ts'
import { commonMistake } from './answer-words.ts'
import pitfalls from './pitfalls.json' with { type: 'json' }

const coach = createBuiltinCoach({ now: () => new Date('2026-03-01T00:00:00Z') })
const { signal } = new AbortController()

const distinct = (questions: readonly InterviewQuestion[]) =>
  questions.every(({ question }, at) => questions.slice(at + 1).every((other) => !areAlike(question, other.question)))

describe('the default questions', () => {
  test.each([
    ['generic', genericQuestions] as const,
    ...interviewRoundIds.map((round) => [round, roundQuestions[round]] as const),
  ])('%s: ten different ones, each with type and goal', (_, questions) => {
    expect(questions).toHaveLength(10)
    for (const question of questions) InterviewQuestion.parse(question)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(10)
  })
})

describe('ten questions for this ad and this resume', () => {
  const pairs = readPairs('fresh')

  test.each(interviewRoundIds)('%s: exactly ten, no two alike, some of them about this job', async (round) => {
    for (const { resume, ad } of pairs) {
      const input = { resume: plainDocument(resume), jobDescription: ad, round, signal }
      const { questions, defaults } = await coach.interviewQuestions(input)
      expect(questions).toHaveLength(10)
      expect(distinct(questions)).toBe(true)
      for (const question of questions) InterviewQuestion.parse(question)
      // Three frames and four questions of the round stand in every interview, and two of any field where the ad is of none.
      const isOfField = fieldOfAd(readMatch('', ad)) !== anyField
      expect(defaults).toBeLessThanOrEqual(isOfField ? 7 : 9)
      expect(questions.every(({ listensFor, mistake, plan }) => listensFor && mistake && plan)).toBe(true)
      expect(await coach.interviewQuestions(input)).toEqual({ questions, defaults })
    }
  })

  test('an ad and a resume that say nothing get ten default questions', async () => {
    const input = { resume: plainDocument('x'), jobDescription: 'Lorem ipsum dolor sit amet.', round: 'panel' as const, signal }
    const { questions, defaults } = await coach.interviewQuestions(input)
    expect(questions).toHaveLength(10)
    expect(defaults).toBe(10)
  })

  test('every round asks other questions of the same person', async () => {
    const [{ resume, ad }] = pairs as [(typeof pairs)[number]]
    const asked = await Promise.all(
      interviewRoundIds.map(
        async (round) =>
          (await coach.interviewQuestions({ resume: plainDocument(resume), jobDescription: ad, round, signal })).questions,
      ),
    )
    for (const [at, one] of asked.entries())
      for (const other of asked.slice(at + 1)) {
        const shared = one.filter(({ question }) => other.some((candidate) => candidate.question === question)).length
        expect(shared).toBeLessThanOrEqual(8)
      }
  })
})

const answers = ['rubric', 'before-tuning', 'hard']
  .flatMap(labelledAnswers)
  .flatMap(({ answers: given, ...question }) =>
    given.map((answer) => [`${answer.label}: ${question.question}`, question, answer] as const),
  )
const review = (question: Parameters<typeof coach.reviewAnswer>[0] | Omit<Parameters<typeof coach.reviewAnswer>[0], 'signal'>) =>
  coach.reviewAnswer({ ...question, signal })

describe('feedback on an answer', () => {
  test.each(answers)('%s: keeps to the contract and to what was said', async (_, question, { transcript }) => {
    const feedback = await review({ ...question, transcript })
    AnswerFeedback.parse(feedback)
    expect(await review({ ...question, transcript })).toEqual(feedback)
    // Whole own sentences and blanks, nothing else.
    const flat = transcript.replace(/\s+/g, ' ')
    for (const line of feedback.refinedAnswer.replace(/\[[^\]]*\]/g, '').split('\n'))
      for (const sentence of line.split(/(?<=[.!?])\s+/)) expect(flat).toContain(sentence)
    expect([feedback.alternateAnswer, feedback.sentenceFeedback]).toEqual(['', []])
    for (const { quote } of feedback.findings) expect(transcript).toContain(quote)
    for (const strength of feedback.strengths)
      for (const [, quote] of strength.matchAll(/“([^”]*?)(?: …)?”/g)) expect(transcript).toContain(quote)
  })

  test.each(answers.filter(([name]) => /^(?:strong)/.test(name)))('%s: has strengths', async (_, question, { transcript }) => {
    expect((await review({ ...question, transcript })).strengths.length).toBeGreaterThanOrEqual(1)
  })

  test.each(answers.filter(([name]) => /^(?:weak|rambling|non-answer|off-subject|empty|injected)/.test(name)))(
    '%s: says what to do about it',
    async (_, question, { transcript }) => {
      // Where it may not answer the question, that is the only advice.
      expect((await review({ ...question, transcript })).improvements.length).toBeGreaterThanOrEqual(1)
    },
  )

  test.each(answers)('%s: what is criticized is not praised as well', async (_, question, { transcript }) => {
    const { strengths, improvements } = await review({ ...question, transcript })
    const opposites = [
      [/set the scene/, /when and where it was/],
      [/what your task was/, /had to achieve/],
      [/did yourself/, /(?:did yourself|did you do next)/],
      [/came of it/, /(?:came of it|Back up)/],
      [/answer the question/, /answers the question/],
    ] as const
    for (const [praise, blame] of opposites)
      expect(strengths.some((text) => praise.test(text)) && improvements.some((text) => blame.test(text))).toBe(false)
  })

  test('silence is no answer, and nothing is made up about it', async () => {
    const feedback = await review({ question: 'Tell me about yourself.', transcript: '  ', durationSeconds: 60, pauses: [] })
    expect(feedback).toMatchObject({
      score: 0,
      scoreColor: 'red',
      verdict: 'nothing-said',
      strengths: [],
      refinedAnswer: '',
      alternateAnswer: '',
    })
  })

  const shifts = {
    question: 'Tell me about a problem you solved.',
    transcript:
      'At the clinic in May the phones rang all morning. I had to keep the front desk open. I sorted the calls by urgency, wrote a list, and asked two nurses to ring back. Only three people were still on hold at noon.',
  }
  const assign = async (parts: HeardCorrections['parts'], relevance?: HeardCorrections['relevance']) => {
    const { heard } = await review(shifts)
    return review({ ...shifts, heard: { ...heard!, corrections: { parts, ...(relevance && { relevance }) } } })
  }
  const pointsOf = ({ scoreParts }: AnswerFeedback, part: string) => scoreParts.find(({ id }) => id === part)!.points!

  test('a sentence that the user calls the result counts as one; score, words, and next step follow', async () => {
    const none = await assign({ S1: 'situation', S2: 'task', S3: 'action', S4: 'none' })
    expect(pointsOf(none, 'result')).toBe(0)
    expect(none.improvements[0]).toBe(
      'After “I sorted the calls by urgency, wrote a list, and asked two nurses to ring back”, say what came of it: one sentence, with a number if you have one.',
    )
    const result = await assign({ S1: 'situation', S2: 'task', S3: 'action', S4: 'result' })
    expect(result.score).toBeGreaterThan(none.score)
    expect(result.strengths.join()).toContain('something that can be checked: “Only three people were still on hold at noon”')
    expect(result.improvements.join()).not.toContain('came of it')
    // Without a figure it is a result that cannot be checked.
    const vague = await assign({ S1: 'result', S2: 'task', S3: 'action', S4: 'none' })
    expect(pointsOf(vague, 'result')).toBeLessThan(pointsOf(result, 'result'))
  })

  test('no correction takes a part above what the table gives, or makes up a sentence', async () => {
    const { score } = await assign({})
    for (const part of ['situation', 'task', 'action', 'result'] as const) {
      const all = await assign({ S1: part, S2: part, S3: part, S4: part })
      for (const { points, max } of all.scoreParts) expect(points ?? 0).toBeLessThanOrEqual(max)
    }
    expect((await assign({ S99: 'result' })).score).toBe(score)
  })

  test('whether it answers the question is the user’s to say', async () => {
    const [yes, partly, no] = await Promise.all(
      (['yes', 'partly', 'another question'] as const).map((relevance) => assign({}, relevance)),
    )
    expect(pointsOf(yes!, 'relevance')).toBeGreaterThan(pointsOf(partly!, 'relevance'))
    expect(partly!.score).toBeLessThanOrEqual(6.5)
    expect(no!.score).toBeLessThanOrEqual(2.8)
    expect(no!.verdict).toBe('off-subject')
  })

  test('where it is unsure whether it answers the question, the score is provisional until the user says so', async () => {
    const { heard } = await review(shifts)
    const open = await review({ ...shifts, heard: { ...heard!, relevance: 'unsure' } })
    expect([open.provisional, open.verdict]).toEqual([true, 'answered'])
    expect(open.score).toBeGreaterThan(5)
    const said = { ...heard!, relevance: 'unsure' as const, corrections: { parts: {}, relevance: 'yes' as const } }
    expect((await review({ ...shifts, heard: said })).provisional).toBe(false)
  })

  test('a refined story keeps its order, with a blank only at its beginning or its end, and none where it is nearly whole', async () => {
    const { refinedAnswer } = await assign({ S1: 'situation', S2: 'task', S3: 'action', S4: 'none' })
    expect(refinedAnswer.startsWith('At the clinic in May')).toBe(true)
    expect(refinedAnswer).toMatch(/at noon\.\n\[What was different afterward[^\]]*\]$/)
    expect((await assign({ S1: 'none', S2: 'task', S3: 'action', S4: 'result' })).refinedAnswer).toMatch(
      /^\[Where and when[^\]]*\]\nAt the clinic/,
    )
    expect((await assign({ S1: 'situation', S2: 'none', S3: 'action', S4: 'result' })).refinedAnswer).toBe('')
  })

  test.each([
    [
      'What do you know about harm reduction?',
      'It means you meet people where they are at. It is not about abstinence only. Narcan, needle exchange, test strips. If somebody is not ready to stop, then the goal is that they are alive on Friday. I haven’t worked in a program that is called harm reduction. In foster care it was the opposite, honestly, it was clean screens or no kids, and I struggled with that.',
    ],
    [
      'How do you prioritize when several calls come in at once?',
      'Who gets hurt first. If there are patients without heat, that goes first, then anything that makes damage, like a leak, then comfort. I call the people who have to wait and I give them a time.',
    ],
  ])('%s takes no story: what is said counts, and no word contradicts its points', async (question, transcript) => {
    const { score, scoreParts } = await review({ question, transcript })
    expect(score).toBeGreaterThanOrEqual(5)
    for (const { points, max, why } of scoreParts)
      if (/^You (?:answer|stay)/.test(why)) expect(points! / max).toBeGreaterThanOrEqual(0.75)
  })

  test('a story told clearly is praised by what was heard, and beside it the user is asked whether it answers the question', async () => {
    const question = 'Tell me about a time you disagreed with a physician about a patient’s care.'
    const transcript =
      'Last winter we had a man of 62 with COPD who had been on the vent for four days. The resident wanted to extubate him at three in the morning. I asked the resident to come to the bedside and I showed him the numbers and the suction canister. I gave the man a treatment and called the attending. We extubated at ten in the morning and he was not reintubated. He went to the floor two days after.'
    const { heard, strengths, improvements } = await review({ question, transcript })
    expect(heard!.relevance).toBe('unsure')
    expect(strengths.join()).toMatch(/did yourself.*came of it.*where it was/s)
    expect(improvements[0]).toMatch(/^Does this answer the question\?/)
  })

  test('of a story to another question without a step or a figure nothing is praised', async () => {
    const question = 'Tell me about a conflict with a coworker.'
    const transcript =
      'I like cooking because of my grandmother, she had a small fonda in Puebla and I was always there after school. She made the best mole, with 27 ingredients. I still have her recipe and someday I want to open my own place. Chicago is a great city for food.'
    expect((await review({ question, transcript })).strengths).toEqual([])
  })

  test.each([
    [
      'Where do you see yourself in five years?',
      'Um, in five years, I mean, it’s hard to say. I like to keep learning and I like my work with the team in the lab.',
    ],
    [
      'Why are you leaving teaching?',
      'Because teachers are burned out and nobody respects us. The parents are worse. I think in a company it will be easier.',
    ],
    [
      'What is your greatest strength?',
      'My greatest strength, well, I guess that I am always on time. I work with the team and I help people every day.',
    ],
  ])('no hedge and no complaint is quoted as a strength: %s', async (question, transcript) => {
    expect((await review({ question, transcript })).strengths.join()).not.toContain('“')
  })

  test.each([
    [
      'What is your greatest weakness?',
      'I think I work too hard maybe. People say I’m a perfectionist. I always want everything to be right.',
      'such as being a perfectionist',
    ],
    [
      'Why do you want to leave your current job?',
      'Honestly my manager is a mess. He never answers. The pay is bad too, and I just want something new.',
      'complaining about a manager',
    ],
    [
      'Why are you leaving teaching?',
      'Because nobody respects us. The kids do what they want, and I have had the same salary for years.',
      'blaming a former boss, colleague or customer',
    ],
    [
      'What do you know about our company?',
      'You are a biotech, in Cambridge. I looked at the website a little. It seems like a nice place to work.',
      'no time to look',
    ],
    [
      'Why customer success?',
      'I think tech is the future and I would love to work with unlimited PTO. Retail is over for me.',
      'reasons that would fit any opening',
    ],
  ])('the first advice is what the guide to the question warns of: %s', async (question, transcript, warns) => {
    const [first] = (await review({ question, transcript })).improvements
    expect(first).toMatch(/^“.*”: a common mistake with this question is /)
    expect(first).toContain(warns)
  })

  test('every such warning is a sentence of a guide, and no good answer gets one', () => {
    const guides = JSON.stringify([genericQuestions, roundQuestions, rounds, frames])
    for (const { guide } of pitfalls.mistakes) expect(guides).toContain(guide)
    const good = (['development', 'held-back', 'by-trade/service', 'by-trade/office'] as const).flatMap((name) =>
      rankedAnswers(name).flatMap(({ question, answers: given }) =>
        given.flatMap(({ kind, text }) => (/^(?:best|good|plain)/.test(kind) ? [[question, text] as const] : [])),
      ),
    )
    expect(good.length).toBeGreaterThan(200)
    for (const [question, text] of good) expect([text, commonMistake(question, { lines: answerLines(text) })]).toEqual([text, []])
  })

  test('talk that anyone could give to a question is worth little', async () => {
    const transcript =
      'I’d say servant leadership. I empower my people and I have an open-door policy. I believe in transparency, accountability and collaboration, and I hold people to high standards while supporting them in their growth.'
    expect((await review({ question: 'What is your leadership style?', transcript })).score).toBeLessThanOrEqual(4.5)
  })

  test('findings carry the times of their words', async () => {
    const spoken = say('Um, at my last job the line was down. {2500} I called the supplier, um, and moved the order.')
    const { findings } = await review({ question: 'Tell me about a problem you solved.', ...spoken })
    const at = (kind: string) => findings.filter((finding) => finding.kind === kind).map(({ quote, startMs }) => [quote, startMs])
    expect(at('filler')).toEqual([
      ['Um', 0],
      ['um', 7600],
    ])
    expect(at('pause')).toEqual([['the line was down', 3500]])
  })
})
