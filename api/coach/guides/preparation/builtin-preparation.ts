import { RoundFields } from '../../../contract/round-brief.ts'
import type { PreparationCoach, PreparationData, PreparationSection } from '../../coach.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { textsOf } from '../analysis-texts.ts'
import { tellsAStory } from '../own-lines.ts'
import { fieldOfAd, rolesOfAd } from '../questions/field-of-ad.ts'
import { type PreparedQuestion, plannedQuestions } from '../questions/plan.ts'
import { dutiesOf, isQuotable, isWorkToTell, lineBeside } from '../requirements.ts'
import { quoted } from '../wording.ts'
import fieldRounds from './field-rounds.json' with { type: 'json' }
import { type Material, readPreparation } from './material.ts'
import resources from './resources.json' with { type: 'json' }
import sentences from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(sentences)

/** What needs no words of a model: the round, the open requirements, and where to look for news. */
export function roundSection(material: Material): PreparationData<'round'> {
  return {
    interviewRoundType: material.round,
    resumeRead: material.resumeRead,
    checked: material.reading.checked,
    technicalSkillGaps: openRequirements(material),
    companyNews: say('company.news'),
  }
}

const mostOpen = 4

/** What the ad asks for and we did not find in the resume, each with what to do before a technical interview. */
function openRequirements({ guide, resumeRead, requirements }: Material): string[] {
  if (!guide.asksForGaps || !resumeRead) return []
  return requirements
    .filter(
      (row) =>
        row.state !== 'shown' &&
        row.resumeLine === null &&
        (row.kind === 'certificate' ? isQuotable(row.text) : isWorkToTell(row)),
    )
    .slice(0, mostOpen)
    .map(({ text, kind }) => say(kind === 'work' ? 'gaps.item' : 'gaps.credential', { requirement: quoted(text) }))
}

const mostCompared = 3

/** What the ad asks for first, each by its row of the evidence. */
function comparedLines({ guide, resumeRead, requirements, ownLines }: Material): string[] {
  return requirements
    .filter((row) => (guide.comparesWith === 'work' ? isWorkToTell(row) : isQuotable(row.text) && row.kind !== 'work'))
    .slice(0, guide.comparesWith === null ? 0 : mostCompared)
    .map((row) => {
      const line = resumeRead ? lineBeside(row, ownLines) : null
      const name = line !== null ? 'row.shown' : resumeRead && row.state !== 'shown' ? 'row.unsure' : 'row.unread'
      return say(name, { requirement: quoted(row.text), line: quoted(line ?? '') })
    })
}

/** Lines of work as the ad describes it. */
const expectedDuties = ({ guide, reading }: Material): string[] =>
  dutiesOf(reading)
    .slice(0, guide.duties)
    .map((line) => say('row.unread', { requirement: quoted(line) }))

/** The preparation that needs no model. @param now the clock for "2019 - present" */
export function builtinPreparation(now: () => Date): PreparationCoach {
  return {
    async *prepareInterview(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: roundSection(material) }
      for (const section of wordSections) {
        input.signal.throwIfAborted()
        yield writePreparation(section, material)
      }
    },
    async *answerQuestions(input) {
      const material = readPreparation(input, now())
      yield { section: 'round', data: { interviewRoundType: input.round, checked: material.reading.checked } }
      input.signal.throwIfAborted()
      const planned = plannedQuestions(material, 'qa')
      const questions = planned.map(({ question, category, type, answer, plan }) => ({ question, category, type, answer, plan }))
      yield { section: 'questions', data: { questions } }
    },
    roundFields: async (input) => roundFields(readPreparation(input, now())),
  }
}

export type WordSection = Exclude<PreparationSection['section'], 'round'>

/** One section from the reading alone: no network, no chance, the same input gives the same words. */
export function writePreparation<Name extends WordSection>(section: Name, material: Material): PreparationSection {
  return { section, data: writers[section](material) } as PreparationSection
}

const writers: { [Name in WordSection]: (material: Material) => PreparationData<Name> } = {
  goal: (material) => ({
    interviewGoal: material.guide.goal,
    coreAreasEvaluated: [...fieldAreas(material), ...material.guide.areas, ...comparedLines(material)],
  }),
  introduction: ({ guide, ownLines }) => ({
    selfIntroductionPoints: [...guide.introduction],
    achievementsToHighlight: ownLines
      .filter(tellsAStory)
      .slice(0, guide.achievements.length)
      .map(({ text }, at) => `${quoted(text)}. ${guide.achievements[at]!}`),
  }),
  expectations: (material) => ({
    hiringManagerExpectations: [...expectedDuties(material), ...material.guide.expectations],
    leadershipTraitsEvaluated: [...material.guide.leadershipTraits],
    behavioralPitfallsToAvoid: [...material.guide.pitfallsToAvoid],
    panelHandlingTips: [...material.guide.panelTips],
  }),
  questions: (material) => {
    const planned = plannedQuestions(material, 'preparation')
    return { ...alignedQuestions(planned), plans: planned.map(({ plan }) => plan) }
  },
  strategy: ({ guide }) => {
    const { keyPoints, preparation, pitfalls } = guide.strategy
    return { strategicPreparation: { keyPoints: [...keyPoints], preparation, pitfalls: [...pitfalls] } }
  },
  company: (material) => {
    const { companyInsights, departmentOverview } = textsOf('company', material.reading)
    const overview = [companyInsights, departmentOverview].join('\n')
    return { companyResearch: { overview, culture: say('company.culture'), questionsToAsk: questionsToAsk(material) } }
  },
  frameworks: ({ guide }) => ({
    frameworks: guide.frameworks.map(({ name, description, application }) => ({
      ...{ name, description, applicationToRole: application },
    })),
  }),
  resources: ({ reading }) => ({ resources: resourcesFor(reading) }),
}

/** The sections that are words, in the order of the page. */
export const wordSections = Object.keys(writers) as WordSection[]

const sectionsOfRound = ['goal', 'introduction', 'expectations', 'frameworks', 'resources'] as const

/** The fields of a round by the same functions, without questions and answers. */
export function roundFields(material: Material): RoundFields {
  const parts = sectionsOfRound.map((section) => writePreparation(section, material).data)
  return RoundFields.parse(Object.assign({}, roundSection(material), { questionsToAsk: questionsToAsk(material) }, ...parts))
}

export const alignedQuestions = (prepared: readonly PreparedQuestion[]): PreparationData<'questions'> => ({
  questions: prepared.map(({ question }) => question),
  starAnswers: prepared.map(({ answer }) => answer),
  conversationalAnswers: prepared.map(({ spoken }) => spoken),
})

const mostOfRound = 3

/** A job that leads people gets all questions of the round, others also what people of the field ask. */
const questionsToAsk = ({ guide, reading }: Material): string[] =>
  rolesOfAd(reading).has('leader')
    ? [...guide.questionsToAsk]
    : [...guide.questionsToAsk.slice(0, mostOfRound), ...(ofField(fieldRounds, reading)?.asks ?? [])]

/** What this round looks at in the field of the ad. */
const fieldAreas = ({ round, reading }: Material): string[] => ofField(fieldRounds, reading)?.rounds[round] ?? []

/** Groups for some roles of a field come before those for all of it. */
function ofField<Group extends { fields: string[]; roles?: string[] }>(groups: readonly Group[], reading: MatchReading) {
  const { id } = fieldOfAd(reading)
  const ofAd = rolesOfAd(reading)
  return groups.find(({ fields, roles }) => fields.includes(id) && (roles === undefined || roles.some((role) => ofAd.has(role))))
}

type Resource = PreparationData<'resources'>['resources'][number]

/** What to read for the field of work: no titles and no links, which would be invented. */
export const resourcesFor = (reading: MatchReading): Resource[] =>
  ofField(resources.fields, reading)?.resources ?? resources.anyField
